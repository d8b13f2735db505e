import { saveOrQueue } from "../sync/saveOrQueue.ts";
import type { Wish } from "../sync/wish.ts";
import { useTold } from "./useTold.ts";

/** Saves a change of a playlist, on the server or, without a connection, on this device; false where it was refused, which is then said. */
export function useSaved() {
  const told = useTold();
  return (wish: Wish, ask: () => Promise<{ done: object }>): Promise<boolean> =>
    told(saveOrQueue([wish], ask).then((kept) => (kept.kind === "queued" ? { done: {} } : kept.answer)));
}
