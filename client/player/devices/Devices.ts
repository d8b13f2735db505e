import { followingPart, PROGRESS_EVERY_MS } from "../../../domain/player/sharedQueue.ts";
import { madeId } from "../../app/madeId.ts";
import type { Player, Standing } from "../Player.ts";
import type { Device, DevicesAsking, FollowingQueue, PlayerNews } from "./askDevices.ts";

/** Several deeds at once are told as one. */
const SAVE_AFTER_MS = 300;
/** A sound that was loaded at a place stands a little beside it. */
const SAME_PLACE_SECONDS = 0.5;
/** Who is further on by the time the server answers has moved it, or would be thrown back. */
const MOMENT_SECONDS = 5;

/** A page that is opened while somebody looks for it is found this soon, and each time twice as late. */
const LOOK_AGAIN_MS = 2_000;

/** What is kept on this device. */
export interface KeptChoice {
  /** Whether the person wants the music of this device for this device only. */
  isAlone: boolean;
  /** Whether something was done here that the server does not know of yet. */
  isUnsent: boolean;
}

export interface ChoiceShelf {
  read(): Promise<KeptChoice | null>;
  write(kept: KeptChoice): void;
}

export interface DevicesView {
  /** Where the music is instead of here; null while this device is the one that counts. */
  elsewhere: (Device & { isPlaying: boolean }) | null;
  /** Open pages that answered; null while nobody asks for them. */
  found: readonly Device[] | null;
  isAlone: boolean;
}

/** The queue that follows its person: tells the server what is done here, and takes up what was done elsewhere. */
export class Devices {
  readonly id = madeId();
  readonly #player: Player;
  readonly #listeners = new Set<() => void>();
  #view: DevicesView = { elsewhere: null, found: null, isAlone: false };
  #asking: DevicesAsking | null = null;
  #shelf: ChoiceShelf | null = null;
  #isUnsent = false;
  #hasJoined = false;
  /** What the server knows, as far as this page knows that. While it plays, its place moves by itself and is no deed. */
  #said: Standing;
  #sentQueue: readonly string[] | null = null;
  #saving: ReturnType<typeof setTimeout> | undefined;
  #lookingAgain: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();
  /** When the other device said where it was, by this page's clock. */
  #heardAt = 0;

  constructor(player: Player) {
    this.#player = player;
    this.#said = this.#player.standing();
  }

  readonly view = (): DevicesView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins once the player has taken up what was kept here: `restored`. Returns the way to end it. */
  join(asking: DevicesAsking, shelf: ChoiceShelf, restored: Standing): () => void {
    this.#asking = asking;
    this.#shelf = shelf;
    let hasLeft = false;
    const leave = [
      this.#player.subscribe(() => this.#notice()),
      asking.listen(
        (news) => this.#hear(news),
        () => void this.#ask(),
      ),
      every(PROGRESS_EVERY_MS, () => this.#publishProgress()),
      onWindow("online", () => this.#isUnsent && this.#send(true)),
      onWindow("pagehide", () => this.#publishLast()),
    ];
    const now = this.#player.standing();
    const before = this.#hasJoined ? now : restored;
    this.#hasJoined = true;
    this.#said = now;
    // Who pressed play before this was here did something that nobody was told of yet.
    this.#isUnsent ||= now.isPlaying;
    void shelf.read().then(async (kept) => {
      if (hasLeft) return;
      this.#show({ isAlone: kept?.isAlone ?? false });
      // What was done here without a line is later than what the server knows.
      if (kept?.isUnsent) return this.#send(true);
      await this.#ask(before);
      if (this.#isUnsent) this.#send(true);
    });
    return () => {
      hasLeft = true;
      clearTimeout(this.#saving);
      clearTimeout(this.#lookingAgain);
      for (const end of leave) end();
      this.#publishLast();
      this.#asking = null;
    };
  }

  setAlone(isAlone: boolean): void {
    this.#show({ isAlone, elsewhere: null });
    this.#keep();
    if (!isAlone) void this.#ask();
  }

  /** Looks for open pages of the person's; they come into `found` one by one. */
  look(): void {
    this.#show({ found: [] });
    this.#callOthers();
  }

  endLook(): void {
    clearTimeout(this.#lookingAgain);
    this.#show({ found: null });
  }

  #callOthers(againMs = LOOK_AGAIN_MS): void {
    void this.#asking?.call(this.id).catch(() => {});
    clearTimeout(this.#lookingAgain);
    this.#lookingAgain = setTimeout(() => this.#callOthers(2 * againMs), againMs);
  }

  /** Lets another page go on. False when it does not within `patienceMs`: then the music stays here. */
  async handOver(deviceId: string, patienceMs = 5_000): Promise<boolean> {
    await this.#sending;
    const isDone = () => this.#view.elsewhere?.id === deviceId;
    await this.#asking?.handOver(deviceId).catch(() => {});
    for (let waited = 0; waited < patienceMs && !isDone(); waited += 100)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return isDone();
  }

  /** Goes on here with what another device plays, where that is by now. */
  playHere(): void {
    if (!this.#player.view().isPlaying) this.#player.toggle();
  }

  /** Tells a deed of the person's, once it is over. What changes by itself is none. */
  #notice(): void {
    if (this.#view.isAlone) return;
    const now = this.#player.standing();
    const before = this.#said;
    const isDeed =
      now.currentId !== before.currentId ||
      now.isPlaying !== before.isPlaying ||
      now.queue !== before.queue ||
      (!now.isPlaying && Math.abs(now.position - before.position) > SAME_PLACE_SECONDS);
    if (!isDeed) return;
    this.#said = now;
    this.#isUnsent = true;
    const { elsewhere } = this.#view;
    if (elsewhere?.isPlaying && now.isPlaying && now.currentId === before.currentId) {
      const since = (performance.now() - this.#heardAt) / 1000;
      this.#show({ elsewhere: null });
      this.#player.seek(before.position + since);
    }
    clearTimeout(this.#saving);
    // Who stops the music often leaves right after, and what a page asks while it goes away may not arrive.
    if (before.isPlaying && !now.isPlaying) this.#send(true);
    else this.#saving = setTimeout(() => this.#send(true), SAVE_AFTER_MS);
  }

  #publishProgress(): void {
    if (this.#isUnsent) this.#send(true);
    else if (this.#said.isPlaying && this.#view.elsewhere === null) this.#send(false);
  }

  /** One after the other, so that the last one said is the last one kept. */
  #send(isDeed: boolean): void {
    this.#sending = this.#sending.then(() => this.#sendNow(isDeed)).catch(() => {});
  }

  async #sendNow(isDeed: boolean): Promise<void> {
    if (!this.#asking || this.#view.isAlone) return;
    if (isDeed) {
      this.#isUnsent = true;
      this.#keep();
      this.#show({ elsewhere: null });
    }
    const said = this.#player.standing();
    const isKept = await this.#asking.save(this.#input(said, isDeed), isDeed && !said.isPlaying);
    this.#sentQueue = said.queue;
    if (isKept === false) return this.#ask();
    const isSame = said.queue === this.#said.queue && said.currentId === this.#said.currentId;
    if (isDeed && isSame && said.isPlaying === this.#said.isPlaying) {
      this.#isUnsent = false;
      this.#keep();
    }
  }

  /** The page goes away, and its music with it. What was done right before is not told yet. */
  #publishLast(): void {
    const { elsewhere, isAlone } = this.#view;
    const isHeardHere = elsewhere === null && this.#said.isPlaying;
    if (!this.#asking || isAlone || !(isHeardHere || this.#isUnsent)) return;
    const input = this.#input({ ...this.#player.standing(), isPlaying: false }, this.#isUnsent);
    void this.#asking.save(input, true).catch(() => {});
  }

  #input({ currentId, queue, position, isPlaying }: Standing, isDeed: boolean) {
    const trackIds = queue === this.#sentQueue ? null : followingPart(queue, currentId);
    return {
      deviceId: this.id,
      isDeed,
      trackIds,
      currentId,
      positionMs: Math.round(position * 1000),
      isPlaying,
    };
  }

  /** Asks what stands, and takes it up. `before`: how it stood here when that began. */
  async #ask(before = this.#player.standing()): Promise<void> {
    if (this.#view.isAlone) return;
    const said = this.#said;
    const queue = (await this.#asking?.queue().catch(() => null)) ?? null;
    if (!queue || queue.device.id === this.id) return;
    // What was done here since then is the later one.
    if (this.#isUnsent || this.#said !== said) this.#catchUp(before, queue);
    else this.#take(queue);
  }

  /** Who only pressed play while it was asked where the music is goes on from there, not from where this page stood. */
  #catchUp(before: Standing, { currentId, positionMs }: FollowingQueue): void {
    const now = this.#player.standing();
    const isSame = now.currentId === before.currentId && now.currentId === currentId;
    const isBegun = !before.isPlaying && now.isPlaying;
    if (!isSame || !isBegun || now.queue !== before.queue) return;
    if (Math.abs(now.position - before.position) < MOMENT_SECONDS) this.#player.seek(positionMs / 1000);
  }

  #hear({ kind, device, queue }: PlayerNews): void {
    const isMine = device.id === this.id;
    const { isAlone, found } = this.#view;
    if (isAlone) return;
    if (kind === "called" && !isMine) void this.#asking?.answer(this.id).catch(() => {});
    if (kind === "here" && !isMine && found && !found.some(({ id }) => id === device.id))
      this.#show({ found: [...found, device] });
    // A deed that is on its way from here is the later one.
    if (kind === "saved" && !isMine && queue && !this.#isUnsent) this.#take(queue);
    if (kind === "handedOver" && isMine && queue) {
      this.#take(queue);
      this.playHere();
    }
  }

  /** What another device said becomes what stands here, silently. */
  #take({ trackIds, currentId = null, positionMs, device, isPlaying }: FollowingQueue): void {
    this.#heardAt = performance.now();
    this.#view = { ...this.#view, elsewhere: { ...device, isPlaying } };
    const isHere = currentId !== null && trackIds.includes(currentId);
    // What is taken up is no deed of this page's.
    this.#said = { ...this.#player.standing(), isPlaying: false };
    this.#player.takeUp(trackIds, isHere ? currentId : null, positionMs / 1000);
    this.#said = this.#player.standing();
    this.#sentQueue = null;
    clearTimeout(this.#saving);
    this.#isUnsent = false;
    this.#keep();
    this.#notify();
  }

  #keep(): void {
    this.#shelf?.write({ isAlone: this.#view.isAlone, isUnsent: this.#isUnsent });
  }

  #show(change: Partial<DevicesView>): void {
    this.#view = { ...this.#view, ...change };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms);
  return () => clearInterval(timer);
}

function onWindow(event: "online" | "pagehide", call: () => void): () => void {
  window.addEventListener(event, call);
  return () => window.removeEventListener(event, call);
}
