const PERSONAL = "levare.personal.";

/** A small thing that this device keeps for one person until they sign out. A device that keeps nothing forgets at once. */
export interface PersonalShelf {
  read(): unknown;
  write(value: unknown): void;
}

export function personalShelf(personId: string, name: string): PersonalShelf {
  const key = `${PERSONAL}${personId}.${name}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Private windows and full devices keep nothing.
      }
    },
  };
}

/** Forgets what is kept for people: the next one at this device learns nothing of the last. */
export function forgetPersonal(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PERSONAL)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
