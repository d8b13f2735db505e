import { useSyncExternalStore } from "react";

// A talk on the phone is shown in the banner and heard in the dialog: both have to know.
let muted: string | null = null;
const listeners = new Set<() => void>();

/** Closes the microphone in the talk of this call, or opens it again. */
export function setMuted(callId: string, isMuted: boolean): void {
  muted = isMuted ? callId : null;
  for (const listener of listeners) listener();
}

/** Whether the microphone is closed in the talk of this call. */
export function useMuted(callId: string | null): boolean {
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => muted,
  );
  return callId !== null && known === callId;
}
