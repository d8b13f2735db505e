import { GraphQLError } from "graphql";
import type { Place } from "../../domain/search/request.ts";
import type { Signer } from "../signing.ts";

const PURPOSE = "search cursor";
const PLACE = /^([0-3]) (\d{1,10}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Cursors of one search by one viewer: handed to another search or viewer, they are refused. */
export function cursorsOf(signer: Signer, search: unknown) {
  const fingerprint = JSON.stringify(search);
  const signed = (place: string) => `${place}\n${fingerprint}`;

  return {
    print({ tier, popularity, id }: Place): string {
      const place = `${tier} ${popularity} ${id}`;
      return `${Buffer.from(place).toString("base64url")}.${signer.sign(PURPOSE, signed(place))}`;
    },

    read(cursor: string): Place {
      const [encoded = "", signature = ""] = cursor.split(".");
      const place = Buffer.from(encoded, "base64url").toString();
      const [, tier, popularity, id] = PLACE.exec(place) ?? [];
      if (!id || !signer.verifies(PURPOSE, signed(place), signature))
        throw new GraphQLError("This cursor belongs to another search.", {
          extensions: { code: "BAD_INPUT" },
        });
      return { tier: Number(tier), popularity: Number(popularity), id };
    },
  };
}
