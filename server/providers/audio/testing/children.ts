import { existsSync, readFileSync } from "node:fs";

const LIST = `/proc/${process.pid}/task/${process.pid}/children`;

/** Linux shows the processes that this one started; tests that slow or end them need it. */
export const canSeeChildren = existsSync(LIST);

export function signalChildren(signal: NodeJS.Signals): void {
  for (const pid of readFileSync(LIST, "latin1").trim().split(" ").filter(Boolean)) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // Gone between two looks.
    }
  }
}

/** Lets what this process starts run for a fifth of the time only, as on a machine with much else to do. Ends with the returned call. */
export function slowChildren(): () => void {
  let turn = 0;
  const beat = setInterval(() => signalChildren(++turn % 5 === 0 ? "SIGCONT" : "SIGSTOP"), 50);
  return () => {
    clearInterval(beat);
    signalChildren("SIGCONT");
  };
}

/** Lets what this process starts stand still. Ends with the returned call. */
export function stopChildren(): () => void {
  const beat = setInterval(() => signalChildren("SIGSTOP"), 50);
  return () => {
    clearInterval(beat);
    signalChildren("SIGCONT");
  };
}
