/** What a device remembers of a person until it offers itself once. */
export interface InstallMemory {
  /** Visits with music. */
  visits: number;
  /** When the last of them was counted, in epoch milliseconds. */
  at: number;
  /** Whether they installed it or said no. */
  isAnswered: boolean;
}

const NOTHING: InstallMemory = { visits: 0, at: 0, isAnswered: false };
/** The visit with music at which somebody is asked. */
const ASKED_AT = 3;
/** Who comes back sooner never left. */
const ONE_VISIT_MS = 4 * 3_600_000;

/** What was remembered, as a device hands it out: whatever it is. */
export function installMemoryOf(kept: unknown): InstallMemory {
  const { visits, at, isAnswered } = { ...NOTHING, ...(kept as Partial<InstallMemory> | null) };
  return typeof visits === "number" && typeof at === "number"
    ? { visits, at, isAnswered: isAnswered === true }
    : NOTHING;
}

/** Counts that music plays now. */
export function countVisit(memory: InstallMemory, now: number): InstallMemory {
  // A clock that was set back makes no visit longer than it is.
  return Math.abs(now - memory.at) < ONE_VISIT_MS
    ? memory
    : { ...memory, visits: memory.visits + 1, at: now };
}

/** Whether this is the visit at which to ask. */
export function isMomentToAsk({ visits, isAnswered }: InstallMemory): boolean {
  return visits >= ASKED_AT && !isAnswered;
}
