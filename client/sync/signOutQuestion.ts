import { useSyncExternalStore } from "react";

/** A person who wants to leave though changes are not saved; `answer(true)` lets them go. */
export interface SignOutQuestion {
  answer(goes: boolean): void;
}

let question: SignOutQuestion | null = null;
const listeners = new Set<() => void>();

function set(next: SignOutQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog. Resolves with whether the person goes. */
export function askBeforeSignOut(): Promise<boolean> {
  question?.answer(false);
  return new Promise((resolve) => {
    set({
      answer(goes) {
        set(null);
        resolve(goes);
      },
    });
  });
}

export function useSignOutQuestion(): SignOutQuestion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => question,
  );
}
