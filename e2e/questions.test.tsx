import { readFile } from "node:fs/promises";
import path from "node:path";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";
import { QUESTIONS } from "./questions/questions.ts";

let server: TestServer;
let documents: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer();
  const list = path.join(import.meta.dirname, "../client/persisted.json");
  documents = JSON.parse(await readFile(list, "utf8"));
});
afterEach(closeLevare);
afterAll(() => server.close());

/** Opens the page and listens to what it sends: the mutations, by name. */
async function listenAt(userId: string, place: string): Promise<string[]> {
  await openLevare(server, userId, place);
  const sent: string[] = [];
  const passOn = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (input === "/graphql" && init?.method === "POST") {
      const { id } = JSON.parse(String(init.body)) as { id: string };
      sent.push(/\{\s*(?:\w+:\s*)?(\w+)/.exec(documents[id]!)![1]!);
    }
    return passOn(input, init);
  };
  return sent;
}

test.each(Object.entries(QUESTIONS))(
  "before %s a question says what follows, and nothing is sent until it is answered",
  async (verb, build) => {
    const { userId, place, press, title, follows, yes, type } = await build(server);
    const sent = await listenAt(userId, place);
    async function ask() {
      for (const name of press) {
        const open = screen.queryAllByRole("dialog").at(-1) ?? document.body;
        const find = () => {
          const found = [
            ...within(open).queryAllByRole("button", { name }),
            ...within(document.body).queryAllByRole("menuitem", { name, hidden: true }),
            ...within(document.body).queryAllByRole("button", { name }),
          ];
          expect(found.length).toBeGreaterThan(0);
          return found[0]!;
        };
        await userEvent.click(await waitFor(find));
      }
      return within(await screen.findByRole("dialog", { name: title }));
    }

    let question = await ask();
    expect(question.getByText(follows, { exact: false })).toBeTruthy();
    await userEvent.click(question.getByRole("button", { name: /^(Cancel|Keep|Stay)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
    expect(sent).toEqual([]);

    question = await ask();
    if (type) await userEvent.type(question.getByRole("textbox", { name: type[0] }), type[1]);
    await userEvent.click(question.getByRole("button", { name: yes }));
    await waitFor(() => expect(sent).toEqual([verb]));
  },
);
