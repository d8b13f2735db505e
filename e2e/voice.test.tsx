import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { openFakeModel } from "../server/assistants/testing/fakeModel.ts";
import { anArtist } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let hearing: TestServer;
let fake: Awaited<ReturnType<typeof openFakeModel>>;
beforeAll(async () => {
  fake = await openFakeModel("openai-compatible", () => ({ text: "Gladly." }));
  server = await openTestServer();
  hearing = await openTestServer(() => new Date(), { assistant: fake.choice });
});
afterEach(() => {
  closeLevare();
  Object.assign(window, { SpeechRecognition: undefined, speechSynthesis: undefined });
  Reflect.deleteProperty(window, "MediaRecorder");
  Reflect.deleteProperty(navigator, "mediaDevices");
});
afterAll(async () => {
  await Promise.all([server.close(), hearing.close()]);
  await fake.close();
});

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

/** A browser that records as WebM, and how often its microphone was closed again; `refuses`: somebody says no to it. */
function aRecordingBrowser({ refuses = false } = {}) {
  const microphone = { closed: 0 };
  class Recorder extends EventTarget {
    state = "inactive";
    readonly mimeType = "audio/webm;codecs=opus";
    start() {
      this.state = "recording";
      queueMicrotask(() => this.dispatchEvent(new Event("start")));
    }
    stop() {
      this.state = "inactive";
      const data = new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3])]);
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
      this.dispatchEvent(new Event("stop"));
    }
  }
  const track = { stop: () => void microphone.closed++ };
  const getUserMedia = async () => {
    if (refuses) throw new DOMException("No.", "NotAllowedError");
    return { getTracks: () => [track] };
  };
  Object.assign(window, { MediaRecorder: Recorder });
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  return microphone;
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

async function openDialog(at = server) {
  const { userId } = await anArtist(at);
  await openLevare(at, userId, "/settings");
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

test("where the browser hears nothing the platform writes down what it records, after a question, and the words wait", async () => {
  const microphone = aRecordingBrowser();
  fake.hear(() => ({ text: "plan my release" }));
  const dialog = await openDialog(hearing);
  await press(dialog, "Speak");
  const question = within(await screen.findByRole("dialog", { name: "Speak to the AI team?" }));
  await userEvent.click(question.getByRole("button", { name: "Allow and speak" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Stop recording" }));
  await waitFor(() => expect(message(dialog).value).toBe("plan my release"));
  expect(fake.recordings.at(-1)!.file.bytes).toHaveLength(7);
  expect(microphone.closed).toBe(1);
  expect(dialog.queryByRole("log")).toBeNull();
  // Asked once; what could not be written down is said.
  fake.hear(() => ({ status: 500 }));
  await press(dialog, "Speak");
  await userEvent.click(await dialog.findByRole("button", { name: "Stop recording" }));
  await dialog.findByText("What you said could not be written down right now. Type instead.");
  expect(message(dialog).value).toBe("plan my release");
});

test("a microphone that is refused ends the recording quietly, and nothing is sent", async () => {
  aRecordingBrowser({ refuses: true });
  const before = fake.recordings.length;
  const dialog = await openDialog(hearing);
  await press(dialog, "Speak");
  const question = within(await screen.findByRole("dialog", { name: "Speak to the AI team?" }));
  await userEvent.click(question.getByRole("button", { name: "Allow and speak" }));
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Speak" })).toHaveProperty("disabled", false),
  );
  expect(dialog.queryByText(/Type instead/)).toBeNull();
  expect(fake.recordings).toHaveLength(before);
});

test("what the device hears itself goes nowhere, and what it cannot hear is recorded the next time", async () => {
  aRecordingBrowser();
  fake.hear(() => ({ text: "by the platform" }));
  class Broken extends EventTarget {
    static available = () => Promise.resolve("available");
    start() {
      this.dispatchEvent(Object.assign(new Event("error"), { error: "language-not-supported" }));
    }
    stop() {}
  }
  Object.assign(window, { SpeechRecognition: Broken });
  const dialog = await openDialog(hearing);
  await press(dialog, "Speak");
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Speak" })).toHaveProperty("disabled", false),
  );
  await press(dialog, "Speak");
  const question = within(await screen.findByRole("dialog", { name: "Speak to the AI team?" }));
  await userEvent.click(question.getByRole("button", { name: "Allow and speak" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Stop recording" }));
  await waitFor(() => expect(message(dialog).value).toBe("by the platform"));
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
