interface Hearer {
  /** Nobody was reached: an answer from before came, which the service worker had kept. Milliseconds by the device's clock. */
  handleKept(keptAt: number): void;
  /** The server has answered again; its answer is not in any store yet. */
  handleFresh(): void;
}

/** The oldest that came before anybody heard of it: the part that hears comes after the first screen. */
let unheard: number | null = null;
let hearer: Hearer | null = null;

/** Tells of an answer, before it is stored. `keptAt` is null for one of the server's. */
export function noteAnswer(keptAt: number | null): void {
  if (keptAt === null) {
    unheard = null;
    hearer?.handleFresh();
  } else if (hearer) hearer.handleKept(keptAt);
  else unheard = Math.min(keptAt, unheard ?? keptAt);
}

/** Hears of all answers from now on, and of those kept ones that this page got already. Returns how to end it. */
export function hearAnswers(next: Hearer): () => void {
  hearer = next;
  if (unheard !== null) next.handleKept(unheard);
  unheard = null;
  return () => {
    if (hearer === next) hearer = null;
  };
}
