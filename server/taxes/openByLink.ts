import { noteAccountantOpening, openAccountantLink } from "../../db/taxes/accountantLinks.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { failure } from "../graphql/failure.ts";
import { networkOf } from "../limits/networkOf.ts";

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Whoever turns pages is still there: more exactly nobody needs to know when the link was used last. */
const SAME_VISIT_MS = 60_000;

const noteOpening = verb("noteAccountantOpening", {
  unaudited: "When a link was used last names nobody.",
  forVisitors: true,
  async run(act, { linkId }: { linkId: string }) {
    await noteAccountantOpening(act.trx, linkId, act.now);
    return act.done({});
  },
});

/**
 * What the secret of an accountant opens: undefined for one that is unknown, over or was ended, which all answer alike. Attempts of an
 * address are counted, except on a loopback demo, where everybody has one; too many are refused as a whole.
 */
export async function openByLink(context: Context, token: string) {
  const { db, services, clientAddress, now, viewer } = context;
  const uses = { accountantOpeningsOfAddress: networkOf(clientAddress ?? "") };
  if (!services.settings.isLoopbackDemo && (await services.limiter.take(uses, now())).retryAfter !== null)
    throw failure("TOO_MANY_REQUESTS", refusal("general.tooManyAttempts"), { status: 429 });
  if (!TOKEN.test(token)) return undefined;
  const link = await openAccountantLink(db, hashOfToken(token), now());
  const isOwn = link && workspacesOf(viewer).includes(link.workspaceId);
  const before = link?.lastOpenedAt?.getTime() ?? 0;
  if (link && !isOwn && now().getTime() - before > SAME_VISIT_MS)
    await act(actingIn(context), noteOpening, { linkId: link.id });
  return link;
}
