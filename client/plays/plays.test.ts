import { jest } from "@jest/globals";
import type { PlayReport, PlaySession } from "./askPlays.ts";
import { joinPlays } from "./joinPlays.ts";

/** A player whose music a test moves, and a server that it answers for. */
function openPlays() {
  let now = 0;
  let notifyAll = () => {};
  const view = { currentId: null as string | null, isPlaying: false, isWaiting: false, speed: 1 };
  let position = 0;
  const sent: { reports: readonly PlayReport[]; isLast: boolean }[] = [];
  const server = {
    answers: true,
    start: async (trackId: string): Promise<PlaySession | null> => {
      if (!server.answers) throw new Error("offline");
      return { token: `session of ${trackId}`, issuedAt: "2026-03-01T12:00:00.000Z" };
    },
    report: async (reports: readonly PlayReport[], isLast: boolean) => {
      sent.push({ reports, isLast });
      if (!server.answers) throw new Error("offline");
      return true;
    },
  };
  const player = {
    subscribe: (listener: () => void) => {
      notifyAll = listener;
      return () => void (notifyAll = () => {});
    },
    view: () => view as never,
    position: () => position,
  };
  const leave = joinPlays(player, server, () => now);
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    sent,
    server,
    leave,
    settle,
    told: () => sent.flatMap(({ reports }) => reports.map(({ session, heardMs }) => [session, heardMs])),
    async play(trackId: string | null) {
      position = 0;
      Object.assign(view, { currentId: trackId, isPlaying: trackId !== null });
      notifyAll();
      await settle();
    },
    setSpeed: (speed: number) => void (view.speed = speed),
    pause() {
      view.isPlaying = !view.isPlaying;
      notifyAll();
    },
    seek(seconds: number) {
      position = seconds;
      notifyAll();
    },
    /** Lets the music go on by so many seconds; the first quarter asks for the session. */
    async hear(seconds: number) {
      for (let time = 0; time < seconds * 4; time++) {
        now += 250;
        position += 0.25 * view.speed;
        notifyAll();
        if (time === 0) await settle();
      }
      await settle();
    },
  };
}

test("a song is told of once, when thirty seconds of it were heard", async () => {
  const { play, hear, told, sent } = openPlays();
  await play("tide");
  await hear(29);
  expect(told()).toEqual([]);
  await hear(60);
  expect(told()).toEqual([["session of tide", 30_000]]);
  expect(sent[0]!.reports[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{14}7/),
    startedAt: "2026-03-01T12:00:00.000Z",
  });
  await play(null);
  expect(told()).toHaveLength(1);
});

test("a song that is left early is told of with what was heard, without skips and pauses", async () => {
  const { play, hear, seek, pause, told } = openPlays();
  await play("tide");
  await hear(4.25);
  seek(150);
  await hear(3);
  pause();
  pause();
  await hear(2);
  await play("shore");
  expect(told()).toEqual([["session of tide", 9_000]]);
});

test("a song that is played twice as fast is told of with the time that it took", async () => {
  const { play, hear, setSpeed, told } = openPlays();
  setSpeed(2);
  await play("tide");
  await hear(20.25);
  await play("shore");
  expect(told()).toEqual([["session of tide", 20_000]]);
});

test("a song that is heard again from its beginning is another play", async () => {
  const { play, hear, seek, told } = openPlays();
  await play("tide");
  await hear(40);
  seek(0);
  await hear(40);
  expect(told()).toEqual([
    ["session of tide", 30_000],
    ["session of tide", 30_000],
  ]);
});

test("a song in which somebody goes back is told of once", async () => {
  const { play, hear, seek, told } = openPlays();
  await play("tide");
  await hear(40);
  seek(30);
  await hear(40);
  seek(10);
  await hear(40);
  await play("shore");
  expect(told()).toEqual([["session of tide", 30_000]]);
});

test("who leaves the page leaves word of what they heard", async () => {
  const { play, hear, sent, leave } = openPlays();
  await play("tide");
  await hear(12);
  window.dispatchEvent(new Event("pagehide"));
  expect(sent.at(-1)).toMatchObject({ isLast: true, reports: [{ heardMs: 11_750 }] });
  leave();
});

test("a report that got no answer is sent again as it was, and not once more after that", async () => {
  const { play, hear, sent, server } = openPlays();
  await play("tide");
  await hear(20);
  server.answers = false;
  jest.useFakeTimers();
  await hear(20);
  expect(sent).toHaveLength(1);
  server.answers = true;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  expect(sent[1]!.reports).toEqual(sent[0]!.reports);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(2);
  jest.useRealTimers();
});

test("music that begins offline is not told of without a session", async () => {
  const { play, hear, server, told } = openPlays();
  server.answers = false;
  await play("tide");
  await hear(60);
  await play(null);
  expect(told()).toEqual([]);
});
