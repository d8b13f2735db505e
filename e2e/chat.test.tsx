import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { plant } from "../server/assistants/testing.ts";
import { anArtist } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, type Line, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  plant(server, async function* ({ question }) {
    yield { text: `You asked: ${question}` };
    yield { chip: { kind: "ask", label: "And what is late?", text: "What is late?" } };
  });
});
afterEach(closeLevare);
afterAll(() => server.close());

async function openDialog(line?: Line) {
  const { userId } = await anArtist(server);
  await openLevare(server, userId, "/settings", line && { line });
  await userEvent.click(await screen.findByRole("button", { name: "AI assistant" }));
  const dialog = within(await screen.findByRole("dialog", { name: "AI assistant" }));
  await dialog.findByRole("textbox", { name: "Message" });
  return { ...dialog, userId };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const message = (dialog: Dialog) => dialog.getByRole("textbox", { name: "Message" }) as HTMLTextAreaElement;
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole("button", { name }));
const questionsOf = (userId: string) =>
  server.db
    .selectFrom("chatMessage")
    .innerJoin("conversation", "conversation.id", "conversationId")
    .where("userId", "=", userId)
    .where("role", "=", "user")
    .select("content")
    .execute();

/** A line on which the answers to questions get lost, or the questions themselves, while `isBroken`. */
function aBreakingLine(loses: "answers" | "questions") {
  const state = { isBroken: true, sent: 0, mayFail: Promise.resolve() };
  const line: Line = (send) => async (input, init) => {
    const isQuestion = init?.method === "POST" && String(init.body).includes('"replyId"');
    if (!isQuestion || !state.isBroken) return send(input, init);
    state.sent++;
    if (loses === "answers") await send(input, init);
    await state.mayFail;
    throw new TypeError("Failed to fetch");
  };
  return { state, line };
}

test("a button below an answer asks its question, and what was being typed stays on the line", async () => {
  const dialog = await openDialog();
  await userEvent.type(message(dialog), "Is Salt ready?{Enter}");
  const button = await dialog.findByRole("button", { name: "And what is late?" });
  await userEvent.type(message(dialog), "Write to Ines about");
  await userEvent.click(button);
  await dialog.findByText("You asked: What is late?");
  expect(message(dialog).value).toBe("Write to Ines about");
});

test("a question that did not get through stands on the line again, before what was typed meanwhile", async () => {
  const { state, line } = aBreakingLine("questions");
  let fail = () => {};
  state.mayFail = new Promise((resolve) => (fail = resolve));
  const dialog = await openDialog(line);
  await userEvent.type(message(dialog), "Is Salt ready?{Enter}");
  await userEvent.type(message(dialog), "And Low Tide?");
  fail();
  await dialog.findByRole("alert");
  expect(message(dialog).value).toBe("Is Salt ready?\nAnd Low Tide?");
});

test("a question whose answer got lost on the way, and that is sent again, is asked once", async () => {
  const { state, line } = aBreakingLine("answers");
  const dialog = await openDialog(line);
  await userEvent.type(message(dialog), "Is Salt ready?{Enter}");
  await dialog.findByRole("alert");
  state.isBroken = false;
  await press(dialog, "Send");
  await dialog.findByText("You asked: Is Salt ready?");
  expect(message(dialog).value).toBe("");
  await waitFor(async () =>
    expect(await questionsOf(dialog.userId)).toEqual([{ content: "Is Salt ready?" }]),
  );
});
