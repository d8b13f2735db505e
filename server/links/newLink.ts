import { newId } from "../../db/ids.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { derivedToken, hashOfToken } from "../accounts/tokens.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import type { Signer } from "../signing.ts";

type LinkKind = "asset-link" | "listening-link" | "accountant-link" | "playlist-invitation";

/** What every private link begins with, judged before by `linkProblem`. */
export function newLink(act: Act, kind: LinkKind, { days, label }: { days: number; label: string }) {
  const id = newId();
  return {
    id,
    tokenHash: hashOfToken(linkToken(act.signer, kind, id)),
    label: label.trim(),
    expiresAt: new Date(act.now.getTime() + days * DAY_MS),
    createdBy: userOf(act.actor).userId,
    createdAt: act.now,
  };
}

/** The secret in the address of a link. */
export const linkToken = (signer: Signer, kind: LinkKind, linkId: string) =>
  derivedToken(signer, kind, linkId);
