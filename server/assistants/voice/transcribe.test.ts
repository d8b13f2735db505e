import { findSpent } from "../../../db/assistants/budgets.ts";
import { aUser } from "../../../db/testing/build.ts";
import { RECORDING_MAX_BYTES, RECORDINGS_A_MINUTE } from "../../../domain/assistants/chat.ts";
import { FAILURES } from "../../../domain/assistants/levels.ts";
import { guessedSeconds, speechMicros } from "../../../domain/assistants/recording.ts";
import { encodeGlobalID } from "../../graphql/globalId.ts";
import { anArtist } from "../../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";
import { FAKE_SECONDS } from "../testing/FakeTurn.ts";
import { openFakeModel } from "../testing/fakeModel.ts";
import { openTranscriber } from "./openTranscriber.ts";

const PRICE = 6_000;
const TOLD = speechMicros(FAKE_SECONDS, PRICE);
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const CHOOSE = /* GraphQL */ `mutation Choose($input: UpdatePlatformSettingInput!) {
  updatePlatformSetting(input: $input) { __typename }
}`;
const HEARS = /* GraphQL */ `{ viewer { aiAllowance { hears } } }`;

let server: TestServer;
let fake: Awaited<ReturnType<typeof openFakeModel>>;
beforeAll(async () => {
  fake = await openFakeModel("openai-compatible", () => ({ text: "" }));
  server = await openTestServer(() => new Date(), { assistant: fake.choice });
});
afterEach(() => fake.hear(() => ({ text: "" })));
afterAll(async () => {
  await server.close();
  await fake.close();
});

/** What a browser records: its container, and sound that is none. */
const aRecording = (bytes = 20_000, signature: readonly number[] = WEBM) => {
  const made = new Uint8Array(bytes);
  made.set(signature);
  return made;
};

async function aSpeaker(tier = "artist_pro") {
  const { userId, workspaceId } = await anArtist(server, tier, null);
  const cookie = await server.cookieFor(userId);
  return {
    ...{ userId, workspaceId, cookie, viewer: await viewerFor(server, userId) },
    speak: (
      body = aRecording(),
      headers: Record<string, string> = {},
      studio = encodeGlobalID("Workspace", workspaceId),
    ) => send(cookie, body, headers, studio),
    spent: () => findSpent(server.db, { workspaceId }, new Date()),
  };
}

async function send(
  cookie: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  studio: string | null = null,
) {
  const place = `/api/assistants/transcribe${studio === null ? "" : `?workspace=${studio}`}`;
  const answer = await server.app.request(place, {
    method: "POST",
    headers: { cookie, "x-levare": "1", ...headers },
    body,
  });
  const { text, code } = (await answer.json()) as { text?: string; code?: string };
  const told: { status: number; text?: string; code?: string } = { status: answer.status };
  return Object.assign(told, text === undefined ? { code } : { text });
}

test("what somebody says comes back as words, in their language, and is paid for by the second", async () => {
  fake.hear(() => ({ text: " Planea mi lanzamiento\u202e \n" }));
  const { speak, spent } = await aSpeaker();
  const said = aRecording();
  expect(await speak(said, { "accept-language": "es" })).toEqual({
    status: 200,
    text: "Planea mi lanzamiento",
  });
  const { headers, fields, file } = fake.recordings.at(-1)!;
  expect(fields).toEqual({ model: "ear", language: "es", response_format: "json" });
  expect(file).toMatchObject({ name: "speech.webm", type: "audio/webm" });
  expect(Buffer.from(file.bytes).equals(said)).toBe(true);
  expect(headers.authorization).toBe("Bearer sk-fake-key");
  expect(await spent()).toEqual({ usedMicros: TOLD, heldMicros: 0 });
});

test.each([
  ["OGG", [0x4f, 0x67, 0x67, 0x53], "speech.ogg"],
  ["MP4", [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70], "speech.mp4"],
])("a recording in %s is one, too", async (_kind, signature, name) => {
  fake.hear(() => ({ text: "Hello" }));
  const { speak } = await aSpeaker();
  expect(await speak(aRecording(9_000, signature))).toEqual({ status: 200, text: "Hello" });
  expect(fake.recordings.at(-1)!.file.name).toBe(name);
});

test("a stranger, a form of another site, another studio, too much and no recording are turned away, and nothing goes out", async () => {
  const [speaker, other] = [await aSpeaker(), await aSpeaker()];
  const before = fake.recordings.length;
  expect((await send("", aRecording())).status).toBe(401);
  expect((await speaker.speak(aRecording(), { "x-levare": "" })).status).toBe(404);
  expect((await speaker.speak(aRecording(), {}, encodeGlobalID("Workspace", other.workspaceId))).status).toBe(
    404,
  );
  expect((await speaker.speak(aRecording(), {}, "../x")).status).toBe(404);
  const large = await speaker.speak(aRecording(RECORDING_MAX_BYTES + 1));
  expect(large).toEqual({ status: 413, code: "assistants.recordingTooLarge" });
  const text = await speaker.speak(aRecording(500, [0x3c, 0x73, 0x76, 0x67]));
  expect(text).toEqual({ status: 422, code: "assistants.recordingUnreadable" });
  expect((await speaker.speak(new Uint8Array())).status).toBe(422);
  expect(fake.recordings).toHaveLength(before);
  expect(await speaker.spent()).toEqual({ usedMicros: 0, heldMicros: 0 });
});

test("of many at one moment so many are written down as there is money for, and then a word says that it is used up", async () => {
  fake.hear(() => ({ text: "Hello", hidesUsage: true }));
  const { workspaceId, speak, spent } = await aSpeaker("artist_starter");
  const limit = 1_000_000;
  const guess = speechMicros(guessedSeconds(RECORDING_MAX_BYTES), PRICE);
  const answers = await Promise.all(
    Array.from({ length: RECORDINGS_A_MINUTE }, () => speak(aRecording(RECORDING_MAX_BYTES))),
  );
  const written = answers.filter(({ status }) => status === 200).length;
  expect(written).toBeGreaterThan(0);
  expect(answers.filter(({ code }) => code === "assistants.transcriptionSpent").length).toBe(
    RECORDINGS_A_MINUTE - written,
  );
  expect(await spent()).toEqual({ usedMicros: written * guess, heldMicros: 0 });
  expect(written * guess).toBeLessThanOrEqual(limit);
  expect((await speak()).code).toBe("assistants.tooManyRecordings");
  await server.db.deleteFrom("aiBudget").where("workspaceId", "=", workspaceId).execute();
});

test("without money for a model, or when it is stopped for everybody, browsers are told that nothing hears", async () => {
  const { viewer, speak } = await aSpeaker();
  const fan = await aUser(server.db, { role: "fan", trialEndsAt: new Date(0) });
  const hears = async (who = viewer) => (await server.ask(who, HEARS)).data.viewer.aiAllowance.hears;
  expect(await hears()).toBe(true);
  expect(await hears(await viewerFor(server, fan.id))).toBe(false);
  const refusedFan = await send(await server.cookieFor(fan.id), aRecording());
  expect(refusedFan).toEqual({ status: 409, code: "assistants.noTranscription" });
  const ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id);
  await server.ask(ada, CHOOSE, { input: { key: "aiModel", value: "off" } });
  expect(await hears()).toBe(false);
  expect((await speak()).status).toBe(409);
  await server.ask(ada, CHOOSE, { input: { key: "aiModel", value: null } });
  expect(await hears()).toBe(true);
});

test.each([
  ["refuses the recording", { status: 400 }, 422, "assistants.recordingUnreadable", 0],
  ["is busy", { status: 429 }, 503, "assistants.transcriptionFailed", 0],
  ["is cut off in its answer", { text: "Hello", dropAfter: 0 }, 503, "assistants.transcriptionFailed", 1],
] as const)(
  "a provider that %s leaves a word, and costs what it may have cost",
  async (...[, turn, status, code, cost]) => {
    fake.hear(() => turn);
    const { speak, spent } = await aSpeaker();
    expect(await speak()).toEqual({ status, code });
    const guess = speechMicros(guessedSeconds(20_000), PRICE);
    expect(await spent()).toEqual({ usedMicros: cost * guess, heldMicros: 0 });
  },
);

test("neither what was said nor the key is logged or kept", async () => {
  const written: string[] = [];
  const print = process.stdout.write;
  process.stdout.write = ((line: string) => written.push(String(line)) > 0) as typeof print;
  fake.hear(() => ({ text: "my very secret song", status: 500 }));
  const { speak } = await aSpeaker();
  const answer = await speak().finally(() => void (process.stdout.write = print));
  expect(answer.status).toBe(503);
  const lines = written.filter((line) => line.includes("transcription-failed"));
  expect(lines).toHaveLength(1);
  expect(written.join()).not.toMatch(/secret song|sk-fake-key|127\.0\.0\.1/);
});

test("a provider that falls silent is not waited for, and after some failures nobody asks it for a while", async () => {
  fake.hear(() => ({ text: "Hello", stallAfter: 0 }));
  const { workspaceId, spent } = await aSpeaker();
  const { choice } = fake;
  const impatient = openTranscriber(choice, choice.transcription!, server.services.assistant.budget, 20);
  const recording = {
    ...{ bytes: aRecording(), kind: { name: "speech.webm", mimeType: "audio/webm" }, locale: "en" as const },
    payer: { owner: { workspaceId }, tier: "pro" as const },
  };
  const write = () => impatient.write(recording, new AbortController().signal);
  for (let n = 0; n < FAILURES; n++) await expect(write()).rejects.toMatchObject({ reason: "slow" });
  const asked = fake.recordings.length;
  await expect(write()).rejects.toMatchObject({ reason: "outage" });
  expect(fake.recordings).toHaveLength(asked);
  expect((await spent()).heldMicros).toBe(0);
});
