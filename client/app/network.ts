import type { GraphQLResponse, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { refusal } from "../../domain/words/refusal.ts";
import { i18n } from "../i18n/i18n.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";
import { askedAhead } from "./askedAhead.ts";
import { madeId } from "./madeId.ts";
import { mayBeKept, noteAsked } from "./pwa/asked.ts";
import { KEPT_AT } from "./pwa/keptAt.ts";
import { questionAddress } from "./questionAddress.ts";
import { RequestFailed } from "./RequestFailed.ts";
import { noteStudio, studioElsewhere, studioHeaders } from "./shownStudio.ts";

/** Tells the server that a page of ours asks, not a form on another site (protection against forged requests). */
export const OWN_HEADERS = { "x-levare": "1" };

/** For how long other servers of the installation may not have heard of what this page changed. */
const SPREADING_MS = 2_000;
let changedAt = Number.NEGATIVE_INFINITY;

/** Right after a change of its own, a page asks to be looked up rather than remembered. */
function askingHeaders(): Record<string, string> {
  const isJustChanged = performance.now() - changedAt < SPREADING_MS;
  return { ...spokenHeaders(), ...(isJustChanged && { "x-levare": "fresh" }) };
}

/** With the language that the person reads, in which letters that come of the request are written, and the studio that they see. */
export function spokenHeaders(): Record<string, string> {
  return { ...OWN_HEADERS, ...studioHeaders(), "accept-language": i18n.locale };
}

/** Characters of variables. More than this, such as the lines of a list, is no address that every proxy carries. */
const LONGEST_IN_ADDRESS = 4_000;

/**
 * Queries travel as GET with the id of their document, so that the service worker may keep the answers; mutations as POST.
 * Throws RequestFailed for everything that is not data. A mutation with `isLast` arrives though the page goes away.
 */
export async function ask(
  request: RequestParameters,
  variables: Variables,
  signal?: AbortSignal,
  isLast = false,
): Promise<GraphQLResponse> {
  return (await askDated(request, variables, signal, isLast)).answer;
}

/** The same, and since when the answer was kept on this device; null for one that the server just gave. */
export async function askDated(
  request: RequestParameters,
  variables: Variables,
  signal?: AbortSignal,
  isLast = false,
): Promise<{ answer: GraphQLResponse; keptAt: number | null }> {
  const response = await send(request, variables, signal, isLast);
  const requestId = response.headers.get("x-request-id");
  const answer = await readJson(response, requestId);
  const failure = answer.errors?.[0];
  if (failure) {
    const { code = "INTERNAL", text, requestId: ownId = requestId } = failure.extensions ?? {};
    // Without words of ours it speaks to programs.
    const told = text ? { ...text, message: failure.message } : refusal("general.unexpected");
    throw new RequestFailed(told, code, ownId);
  }
  if (!response.ok)
    throw new RequestFailed(refusal("general.serverFailed"), `HTTP_${response.status}`, requestId);
  const keptAt = response.headers.get(KEPT_AT);
  // What changes the studio here sees to the rest itself.
  if (keptAt === null && request.operationKind === "query") noteStudio(response.headers);
  return { answer: answer as GraphQLResponse, keptAt: keptAt === null ? null : Number(keptAt) };
}

interface FailureExtensions {
  code?: string;
  text?: RefusalPayload;
  requestId?: string | null;
}

/** What may stand in an answer, of which Relay's own type allows only one at a time. */
interface Answer {
  data?: GraphQLSingularResponse["data"];
  errors?: { message: string; extensions?: FailureExtensions }[];
}

async function send(
  request: RequestParameters,
  variables: Variables,
  signal: AbortSignal | undefined,
  isLast: boolean,
): Promise<Response> {
  const id = request.id;
  try {
    if (request.operationKind === "mutation") {
      const answering = fetch("/graphql", {
        method: "POST",
        headers: {
          ...spokenHeaders(),
          accept: "application/json",
          "content-type": "application/json",
          // A browser sends it again by itself where a connection breaks before the answer.
          "idempotency-key": madeId(),
        },
        body: JSON.stringify({ id, variables }),
        keepalive: isLast,
      });
      return await answering.finally(() => (changedAt = performance.now()));
    }
    const asked = JSON.stringify(variables);
    if (asked.length > LONGEST_IN_ADDRESS)
      return await fetch("/graphql", {
        method: "POST",
        headers: { ...askingHeaders(), accept: "application/json", "content-type": "application/json" },
        body: JSON.stringify({ id, variables }),
        ...(signal && { signal }),
      });
    const address = questionAddress(String(id), asked);
    // The device keeps, and has kept, what is asked of the studio where the person works.
    const isKept = mayBeKept(request.name) && !studioElsewhere();
    if (isKept) noteAsked(address);
    // Before any change of this page.
    const ahead = changedAt < 0 ? await askedAhead(address) : null;
    if (ahead) return ahead;
    return await fetch(address, {
      headers: { ...askingHeaders(), accept: "application/json", ...(!isKept && { "x-levare-keep": "no" }) },
      ...(signal && { signal }),
    });
  } catch {
    throw new RequestFailed(refusal("general.unreachable"), "OFFLINE");
  }
}

async function readJson(response: Response, requestId: string | null): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new RequestFailed(refusal("general.unreadable"), `HTTP_${response.status}`, requestId);
  }
}
