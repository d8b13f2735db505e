import { findTemplates, type TemplateRow } from "../../db/milestones/templates.ts";
import { worksAt } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import { NotFound } from "../graphql/errors.ts";

/** A template of a studio of the actor's. */
export async function ownTemplate(act: Act, id: string): Promise<TemplateRow> {
  const [template] = await findTemplates(act.trx, [id]);
  if (!template || !worksAt(act.actor, template.workspaceId)) throw new NotFound();
  return template;
}
