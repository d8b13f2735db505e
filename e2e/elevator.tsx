import { notifications } from "@mantine/notifications";
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { App } from "../client/app/App.tsx";
// Loaded before the page is opened: a browser waits for these as a person does, a test has less patience.
import "../client/app/AppShell.tsx";
import "../client/app/visitorRoutes.tsx";
import { openData } from "../client/app/data.ts";
import { Session } from "../client/app/Session.ts";
import { type Data, openVisit } from "../client/app/visit.ts";
import { uploadsOf } from "../client/catalog/uploads.ts";
import type { TestServer } from "../server/testing.ts";
import { bytesOf, transportTo } from "./uploadStack.ts";

const ADDRESS = "http://127.0.0.1:4000";

/**
 * Opens the whole client as one signed-in person, or a visitor, on the whole server: every request of the page goes straight to the
 * server's fetch handler, with the person's cookie and no port between. What the same device kept of uploads is taken up again;
 * `line` may lose requests.
 */
export async function openLevare(
  server: TestServer,
  userId: string | null,
  path: string,
  { device = crypto.randomUUID(), line = (send) => send }: { device?: string; line?: Line } = {},
): Promise<void> {
  const cookie = userId && (await server.cookieFor(userId));
  const closing = new AbortController();
  const send = async (request: Request) => {
    if (cookie) request.headers.set("cookie", cookie);
    const left = AbortSignal.any([request.signal, closing.signal]);
    const answer = await whole(await server.app.fetch(request), left);
    // A closed tab hears nothing any more, and says nothing in the next one.
    return closing.signal.aborted ? new Promise<Response>(() => {}) : answer;
  };
  globalThis.fetch = line(async (input, init) =>
    send(new Request(new URL(String(input), ADDRESS), { ...init, ...(await bodyOf(init)) })),
  );
  const session = new Session((self, next) =>
    openVisit(
      withUploads(
        openData(() => self.restart()),
        send,
        device,
      ),
      ({ routes, grow }) =>
        createMemoryRouter(routes, {
          initialEntries: [next ?? path],
          ...(grow && { patchRoutesOnNavigation: grow }),
        }),
    ),
  );
  await act(async () => void render(<App session={session} />));
  leave = () => {
    session.visit().close();
    closing.abort();
    notifications.clean();
    notifications.cleanQueue();
  };
}

/** What lies between a page and its server. */
export type Line = (send: typeof fetch) => typeof fetch;

/** jsdom's files are none to Node. */
async function bodyOf(init: RequestInit | undefined): Promise<RequestInit> {
  return init?.body instanceof File ? { body: await bytesOf(init.body) } : {};
}

/** The visit's files go to the server, too. */
function withUploads(data: Data, send: (request: Request) => Promise<Response>, device: string): Data {
  let relay: ReturnType<Data["openRelay"]> | undefined;
  return {
    ...data,
    openRelay: () =>
      (relay ??= data.openRelay().then((relay) => {
        uploadsOf(relay, device, transportTo(send, ADDRESS));
        return relay;
      })),
  };
}

/** An answer that has arrived to its last byte. A stream of news never does: it ends as its line does, once its page is left. */
async function whole(answer: Response, left: AbortSignal): Promise<Response> {
  if (!answer.body) return answer;
  if (answer.headers.get("content-type")?.startsWith("text/event-stream"))
    return new Response(answer.body.pipeThrough(new TransformStream(), { signal: left }), answer);
  return new Response(await answer.arrayBuffer(), answer);
}

let leave = () => {};

/** Closes the page, as a person closes the tab. */
export function closeLevare(): void {
  cleanup();
  leave();
  leave = () => {};
}
