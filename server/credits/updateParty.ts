import { lockParty, writeParty } from "../../db/credits/parties.ts";
import { normaliseIpi, normaliseIsni } from "../../domain/catalog/identifiers.ts";
import { PARTY_NAME_TAKEN, type PartyEdit, partyProblems } from "../../domain/credits/party.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Party } from "./Party.ts";

const UNIQUE_VIOLATION = "23505";

/** The act itself. Only what was sent is written, so that two who change different facts do not undo each other. */
async function updateParty(context: Context, id: string, edit: PartyEdit): Promise<{ partyId: string }> {
  for (const [field, problem] of Object.entries(partyProblems(edit)))
    if (problem) throw new InvalidInput(field, problem);
  const { name, ipi, isni } = edit;
  try {
    await context.db.transaction().execute(async (trx) => {
      if (!(await lockParty(trx, id, workspacesOf(signedIn(context))))) throw new NotFound();
      await writeParty(trx, id, {
        ...(name ? { name: name.trim() } : {}),
        ...(ipi === undefined ? {} : { ipi: ipi ? normaliseIpi(ipi) : null }),
        ...(isni === undefined ? {} : { isni: isni ? normaliseIsni(isni) : null }),
      });
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new InvalidInput("name", PARTY_NAME_TAKEN);
    throw error;
  }
  return { partyId: id };
}

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
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...edit } }, context) => updateParty(context, id.id, edit),
  },
  { outputFields: (t) => ({ party: t.field({ type: Party, resolve: ({ partyId }) => partyId }) }) },
);
