import { askMailFollow } from "../../db/mailing/mailFollows.ts";
import { aUser } from "../../db/testing/build.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import type { Kit } from "../graphql/matrix/kit.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";
import { node } from "../graphql/matrix/phrases.ts";
import type { TestServer } from "../testing.ts";
import { leaveLink, type MailingStep, mailingLink } from "./mailingLink.ts";

// Whoever holds the link of a letter reads the mailbox.
function byLink(step: MailingStep, method: string): Row {
  return {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ publicArtist }: Kit, { db, services }: TestServer) => {
      const { id } = await askMailFollow(db, {
        ...{ artistId: rowOf(publicArtist, "Artist")!, email: "reader@example.test", locale: null },
        at: new Date(),
      });
      return { path: mailingLink({ signer: services.signer, publicUrl: "" }, step, id), method };
    },
  };
}

const stop = (method: string): Row => ({
  own: EVERYONE,
  other: EVERYONE,
  request: async (_kit: Kit, { db, services }: TestServer) => {
    const { id } = await aUser(db);
    return { path: leaveLink({ signer: services.signer, publicUrl: "" }, "product", id), method };
  },
});

export const mailingRows: Record<string, Row> = {
  "Artist.mailFollowerCount": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Artist { mailFollowerCount } } }",
    input: node("publicArtist"),
    sees: ({ named }) => typeof named?.mailFollowerCount === "number",
  },
  "Mutation.followByMail": {
    input: ({ publicArtist }) => ({ artistId: publicArtist, email: "reader@example.test" }),
  },
  "GET /mailing/confirm/:token": byLink("confirm", "GET"),
  "POST /mailing/confirm/:token": byLink("confirm", "POST"),
  "GET /mailing/leave/:token": byLink("leave", "GET"),
  "POST /mailing/leave/:token": byLink("leave", "POST"),
  "GET /mailing/stop/:topic/:token": stop("GET"),
  "POST /mailing/stop/:topic/:token": stop("POST"),
};
