import { notifications } from "@mantine/notifications";
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { App } from "../client/app/App.tsx";
import { openEnvironment } from "../client/app/relay.ts";
import { Session } from "../client/app/Session.ts";
import { openVisit } from "../client/app/visit.ts";
import type { TestServer } from "../server/testing.ts";

const ADDRESS = "http://127.0.0.1:4000";

/**
 * Opens the whole client as one signed-in person, or a visitor, on the whole server: every request of the page goes straight to the
 * server's fetch handler, with the person's cookie and no port between.
 */
export async function openLevare(server: TestServer, userId: string | null, path: string): Promise<void> {
  const cookie = userId && (await server.cookieFor(userId));
  let isClosed = false;
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), ADDRESS), init);
    if (cookie) request.headers.set("cookie", cookie);
    const answer = await whole(await server.app.fetch(request));
    // A closed tab hears nothing any more, and says nothing in the next one.
    return isClosed ? new Promise(() => {}) : answer;
  };
  const session = new Session((self, next) =>
    openVisit(
      openEnvironment(() => self.restart()),
      (routes) => createMemoryRouter(routes, { initialEntries: [next ?? path] }),
    ),
  );
  render(<App session={session} />);
  leave = () => {
    isClosed = true;
    session.visit().close();
    notifications.clean();
    notifications.cleanQueue();
  };
  await act(async () => {});
}

/** An answer that has arrived to its last byte; a stream of news never does. */
async function whole(answer: Response): Promise<Response> {
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream || !answer.body) return answer;
  return new Response(await answer.arrayBuffer(), answer);
}

let leave = () => {};

/** Closes the page, as a person closes the tab. */
export function closeLevare(): void {
  cleanup();
  leave();
  leave = () => {};
}
