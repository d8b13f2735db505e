import { MAX_REPORTS } from "../../domain/plays/play.ts";
import { saveOrQueue } from "../sync/saveOrQueue.ts";
import type { Wish } from "../sync/wish.ts";
import type { PlayReport, PlaysAsking } from "./askPlays.ts";

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** What waits longest goes first where a device stays alone for long. */
const MOST_WAITING = 1_000;

/**
 * Reports on their way. One that got no answer is kept on this device where that can be, and told later; else it is sent again
 * from here. Either way with the id that it had: twice told, it counts once.
 */
export class PlayOutbox {
  readonly #asking: Pick<PlaysAsking, "report">;
  #waiting: readonly PlayReport[] = [];
  #isSending = false;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(asking: Pick<PlaysAsking, "report">) {
    this.#asking = asking;
  }

  add(report: PlayReport): void {
    this.#waiting = [...this.#waiting, report].slice(-MOST_WAITING);
    void this.#send();
  }

  /** Sends what waits while the page goes away; whether it arrived is not heard any more. */
  sendLast(): void {
    clearTimeout(this.#timer);
    const batch = this.#waiting.slice(0, MAX_REPORTS);
    if (batch.length > 0) void this.#asking.report(batch, true).catch(() => false);
  }

  async #report(batch: readonly PlayReport[]): Promise<boolean> {
    const wish: Wish = { kind: "plays", id: "reports", name: "", changes: { reports: batch }, before: null };
    const kept = await saveOrQueue([wish], () => this.#asking.report(batch, false));
    return kept.kind === "queued" || kept.answer;
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#waiting.length === 0) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    const batch = this.#waiting.slice(0, MAX_REPORTS);
    const isTaken = await this.#report(batch).catch(() => false);
    this.#isSending = false;
    if (isTaken) {
      this.#waiting = this.#waiting.filter((report) => !batch.includes(report));
      this.#pauseMs = FIRST_PAUSE_MS;
      return this.#send();
    }
    this.#timer = setTimeout(() => void this.#send(), this.#pauseMs);
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 2);
  }
}
