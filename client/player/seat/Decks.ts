type Heard = "timeupdate" | "loadedmetadata" | "waiting" | "playing" | "ended" | "error" | "pause";

/**
 * Two audio elements that take turns: one is heard, on the other the next track stands ready. That way the next one begins
 * within a few milliseconds, also on phones that stop everything but audio elements in the background.
 */
export class Decks {
  readonly #elements: readonly [HTMLAudioElement, HTMLAudioElement];
  /** False where only the device's own keys set the volume. */
  readonly canFade: boolean;
  #side: 0 | 1 = 0;
  #isTouched = false;
  /** The volume of an element that fades out, at a place in its track; null while none does. */
  #fadeOut: ((position: number) => number) | null = null;

  /** `handlers` are called for the element that is heard, never for the other one. */
  constructor(
    elements: readonly [HTMLAudioElement, HTMLAudioElement],
    handlers: Readonly<Record<Heard, () => void>>,
  ) {
    this.#elements = elements;
    this.canFade = takesVolume(elements[1]);
    for (const element of elements) {
      element.preload = "auto";
      for (const [event, handle] of Object.entries(handlers))
        element.addEventListener(event, () => {
          if (element === this.audio) handle();
          else if (event === "timeupdate") this.#fade();
          else if (event === "ended") this.#stopOther();
        });
    }
  }

  /** The one that is heard. */
  get audio(): HTMLAudioElement {
    return this.#elements[this.#side];
  }

  get #other(): HTMLAudioElement {
    return this.#elements[this.#side === 0 ? 1 : 0];
  }

  /** Safari lets an element sound later on only if a press has touched it. */
  touch(): void {
    if (!this.#isTouched) this.#other.load();
    this.#isTouched = true;
  }

  /** Loads what comes next. What still fades out there ends. */
  prepare(url: string): void {
    this.#stopOther();
    this.#other.src = url;
  }

  /** What stood ready becomes what is heard. `fadeOut` lets the former go on to its end with that volume at its places. */
  turn(fadeOut: ((position: number) => number) | null): void {
    this.#side = this.#side === 0 ? 1 : 0;
    this.#fadeOut = fadeOut;
    if (fadeOut === null) this.#stopOther();
  }

  pause(): void {
    this.audio.pause();
    // What faded out meanwhile has said what it had to.
    if (this.#fadeOut) this.#stopOther();
  }

  silence(): void {
    this.audio.pause();
    this.audio.removeAttribute("src");
    this.#stopOther();
  }

  setMuted(isMuted: boolean): void {
    for (const element of this.#elements) element.muted = isMuted;
  }

  /** A new address takes the element's default speed. */
  setSpeed(speed: number): void {
    for (const element of this.#elements) {
      element.defaultPlaybackRate = speed;
      element.playbackRate = speed;
    }
  }

  #fade(): void {
    if (this.#fadeOut) this.#other.volume = this.#fadeOut(this.#other.currentTime);
  }

  #stopOther(): void {
    this.#fadeOut = null;
    this.#other.pause();
    this.#other.removeAttribute("src");
  }
}

function takesVolume(element: HTMLAudioElement): boolean {
  const { volume } = element;
  element.volume = 0.5;
  const isTaken = element.volume === 0.5;
  element.volume = volume;
  return isTaken;
}
