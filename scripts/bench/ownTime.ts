import type { CDPSession } from "@playwright/test";

/** An event of Chromium's trace. Times in microseconds; `tdur` is the thread's own, without what it waited for the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  id2?: { local?: string };
  args: { name?: string };
}

/** The most of the processor's own time that one frame took while something was done, in milliseconds: neighbours on the machine take none of it. */
export async function longestOwnTime(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "toplevel"] },
  });
  await act();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && ph === "X" && mains.has(`${pid}/${tid}`),
  );
  const began = new Map<string, TraceEvent>();
  let longest = 0;
  for (const event of events.filter(({ name }) => name === "AnimationFrame")) {
    const frame = `${event.pid}/${event.id2?.local}`;
    if (event.ph === "b") began.set(frame, event);
    const from = began.get(frame);
    if (event.ph !== "e" || !from) continue;
    const own = tasks.filter(({ pid, ts }) => pid === event.pid && ts >= from.ts - 50 && ts < event.ts);
    longest = Math.max(longest, own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000);
  }
  return longest;
}
