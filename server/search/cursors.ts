import { GraphQLError } from "graphql";
import type { Place } from "../../domain/search/request.ts";
import type { Signer } from "../signing.ts";

const PURPOSE = "search cursor";
const PLACE = /^([0-3]) (\d{1,10}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\n([\s\S]+))?$/;

/** Where a page goes on. */
export interface Bookmark {
  place: Place;
  /** What was searched for instead of what was typed: further pages do not guess anew. */
  correction: string | null;
}

/**
 * Cursors of one search by one viewer: handed to another search or viewer, they are refused. What is signed is the search, once for
 * all hits of a page; the place is looked at with the viewer's own rights, whoever wrote it.
 */
export function cursorsOf(signer: Signer, search: unknown) {
  const fingerprint = JSON.stringify(search);
  const searched = (correction: string | null) => `${correction ?? ""}\n${fingerprint}`;

  return {
    /** Prints the places of one page, of which all have the same correction. */
    printer(correction: string | null): (place: Place) => string {
      const signature = signer.sign(PURPOSE, searched(correction));
      const rest = correction === null ? "" : `\n${correction}`;
      return ({ tier, popularity, id }) =>
        `${Buffer.from(`${tier} ${popularity} ${id}${rest}`).toString("base64url")}.${signature}`;
    },

    read(cursor: string): Bookmark {
      const [encoded = "", signature = ""] = cursor.split(".");
      const bookmark = Buffer.from(encoded, "base64url").toString();
      const [, tier, popularity, id, correction = null] = PLACE.exec(bookmark) ?? [];
      if (!id || !signer.verifies(PURPOSE, searched(correction), signature))
        throw new GraphQLError("This cursor belongs to another search.", {
          extensions: { code: "BAD_INPUT" },
        });
      return { place: { tier: Number(tier), popularity: Number(popularity), id }, correction };
    },
  };
}
