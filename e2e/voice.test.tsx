import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { anArtist } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(() => {
  closeLevare();
  Object.assign(window, { SpeechRecognition: undefined, speechSynthesis: undefined });
});
afterAll(() => server.close());

/** A browser that understands every recording as these words, on the device itself or at its maker's. */
function aHearingBrowser(words: string, isLocal: boolean) {
  class Heard extends EventTarget {
    static available = () => Promise.resolve(isLocal ? "available" : "unavailable");
    start() {
      this.dispatchEvent(new Event("audiostart"));
    }
    stop() {
      this.dispatchEvent(Object.assign(new Event("result"), { results: [[{ transcript: words }]] }));
      this.dispatchEvent(new Event("end"));
    }
  }
  Object.assign(window, { SpeechRecognition: Heard });
}

/** A browser that speaks at once, and what it said in which pitch. */
function aSpeakingBrowser() {
  const said: { text: string; pitch: number }[] = [];
  class Utterance {
    readonly text: string;
    onend: (() => void) | null = null;
    pitch = 1;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speak = (utterance: Utterance) => {
    said.push({ text: utterance.text, pitch: utterance.pitch });
    queueMicrotask(() => utterance.onend?.());
  };
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: { speak, cancel() {}, getVoices: () => [] },
  });
  return said;
}

async function openDialog() {
  const { userId } = await anArtist(server);
  await openLevare(server, userId, "/settings");
  await userEvent.click(await screen.findByRole("button", { name: "AI assistant" }));
  const dialog = within(await screen.findByRole("dialog", { name: "AI assistant" }));
  await dialog.findByRole("textbox", { name: "Message" });
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const message = (dialog: Dialog) => dialog.getByRole("textbox", { name: "Message" }) as HTMLTextAreaElement;
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole("button", { name }));

test("what somebody says stands on the line, and is sent by them alone", async () => {
  aHearingBrowser("plan my release", true);
  const dialog = await openDialog();
  await userEvent.type(message(dialog), "Please");
  await press(dialog, "Speak");
  await userEvent.click(await dialog.findByRole("button", { name: "Stop recording" }));
  await waitFor(() => expect(message(dialog).value).toBe("Please plan my release"));
  expect(dialog.queryByRole("log")).toBeNull();
});

test("before a recording goes to the browser's maker somebody is asked, and no is an answer", async () => {
  aHearingBrowser("plan my release", false);
  const dialog = await openDialog();
  await press(dialog, "Speak");
  const question = within(await screen.findByRole("dialog", { name: "Speak to your browser?" }));
  await userEvent.click(question.getByRole("button", { name: "Type instead" }));
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Speak" })).toHaveProperty("disabled", false),
  );
  expect(message(dialog).value).toBe("");
});

test("a browser that makes no words of speech says so", async () => {
  const dialog = await openDialog();
  await press(dialog, "Speak");
  await dialog.findByText("This browser cannot turn speech into words. Type instead.");
});

test("an answer is read aloud, sentence by sentence, once somebody wants it", async () => {
  const said = aSpeakingBrowser();
  const dialog = await openDialog();
  await userEvent.type(message(dialog), "What can you do?{Enter}");
  await dialog.findByRole("button", { name: "Answer again" });
  expect(said).toEqual([]);
  await press(dialog, "Read answers aloud");
  await userEvent.type(message(dialog), "Thanks{Enter}");
  await waitFor(() => expect(said.length).toBeGreaterThan(0));
  // Words of the earlier answer are not read.
  expect(said.map(({ text }) => text).join(" ")).not.toMatch(/release plan|\*\*/);
});

test("an artist calls an assistant in a voice they like, is answered aloud, and finds the talk in the history", async () => {
  const said = aSpeakingBrowser();
  const dialog = await openDialog();
  await press(dialog, "Call");
  const dialer = within(await screen.findByRole("dialog", { name: "Call PAM" }));
  await userEvent.click(dialer.getByRole("radio", { name: "Teo" }));
  await userEvent.click(dialer.getByRole("button", { name: "Hear Teo" }));
  expect(said).toEqual([{ text: "Hello, this is PAM.", pitch: 0.75 }]);
  await userEvent.click(dialer.getByRole("button", { name: "Call" }));
  const talk = within(await screen.findByRole("dialog", { name: "AI assistant" }));
  await waitFor(() => expect(said.at(-1)?.text).toBe("Hello, this is PAM. What do you need?"));
  await userEvent.type(message(talk), "Thanks{Enter}");
  await waitFor(() => expect(said.length).toBeGreaterThan(2));
  await press(talk, "Hang up");
  await waitFor(() => expect(screen.queryAllByText("Active Call")).toEqual([]));
  await press(talk, "Close");
  await userEvent.click(await screen.findByRole("button", { name: "Phone" }));
  await userEvent.click(await screen.findByRole("tab", { name: "Call History" }));
  await screen.findByRole("button", { name: "Call PAM again" });
});
