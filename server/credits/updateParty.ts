import { writeParty } from "../../db/credits/parties.ts";
import { normaliseIpi, normaliseIsni } from "../../domain/catalog/identifiers.ts";
import { type PartyEdit, partyProblems } from "../../domain/credits/party.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Party } from "./Party.ts";

type Asked = { id: string; edit: PartyEdit };

/** Only what was sent is written, so that two who change different facts do not undo each other. */
const updateParty = verb("updateParty", {
  unaudited: "A studio's own notes of who took part in its music.",
  scope: "catalog:write",
  taken: { party_name: () => new InvalidInput(problem("name", "credits.nameTaken")) },
  async run(act, { id, edit }: Asked) {
    for (const [field, found] of Object.entries(partyProblems(edit))) refuse(onField(field, found));
    const { name, ipi, isni } = edit;
    await act.lock("party", id);
    await writeParty(act.trx, id, {
      ...(name ? { name: name.trim() } : {}),
      ...(ipi === undefined ? {} : { ipi: ipi ? normaliseIpi(ipi) : null }),
      ...(isni === undefined ? {} : { isni: isni ? normaliseIsni(isni) : null }),
    });
    return act.done({ partyId: id });
  },
});

builder.relayMutationField(
  "updateParty",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Party }),
      name: t.string({ required: false }),
      ipi: t.string({ required: false }),
      isni: t.string({ required: false }),
    }),
  },
  {
    description:
      "Changes what is sent; null empties a number, absence leaves it. It shows wherever the party is credited.",
    verb: updateParty,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...edit } }, context, info) =>
      perform(context, info, updateParty, { id: id.id, edit }),
  },
  { outputFields: (t) => ({ party: t.field({ type: Party, resolve: ({ partyId }) => partyId }) }) },
);
