const PERSONAL = "levare.personal.";

/**
 * A small thing that this device keeps for one person until they sign out; with `sessionStorage` only this tab does. A device
 * that keeps nothing forgets at once.
 */
export interface PersonalShelf {
  read(): unknown;
  write(value: unknown): void;
}

export function personalShelf(
  personId: string,
  name: string,
  storage: () => Storage = () => localStorage,
): PersonalShelf {
  const key = `${PERSONAL}${personId}.${name}`;
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // Private windows and full devices keep nothing.
      }
    },
  };
}

/** Forgets what is kept for people: the next one at this device learns nothing of the last. */
export function forgetPersonal(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
