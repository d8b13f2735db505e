import { seededRandom } from "../identity/seededRandom.ts";

/** How far the dial of tempo goes, in beats per minute. */
export const SLOWEST = 60;
export const FASTEST = 180;

/** What somebody digs for. Null: anything. */
export interface Dials {
  genre: string | null;
  mood: string | null;
  /** Beats per minute, both ends among them. */
  tempo: readonly [from: number, to: number] | null;
}

const TEMPO = /^(\d{2,3})-(\d{2,3})$/;

/** The dials as an address keeps them: ?genre=jazz&mood=relaxed&tempo=90-120. What makes no sense is left out. */
export function dialsIn(address: URLSearchParams): Dials {
  const [, from, to] = TEMPO.exec(address.get("tempo") ?? "") ?? [];
  return {
    genre: address.get("genre"),
    mood: address.get("mood"),
    tempo: from !== undefined && to !== undefined ? tempoWithin(Number(from), Number(to)) : null,
  };
}

/** The part of the dial between two ends, in either order; null when that is all of it. */
export function tempoWithin(one: number, other: number): readonly [from: number, to: number] | null {
  const within = (bpm: number) => Math.min(FASTEST, Math.max(SLOWEST, Math.round(bpm)));
  const [from, to] = [within(Math.min(one, other)), within(Math.max(one, other))];
  return from === SLOWEST && to === FASTEST ? null : [from, to];
}

/** As the address writes it; null for the whole dial. */
export function tempoWord(tempo: Dials["tempo"]): string | null {
  return tempo && `${tempo[0]}-${tempo[1]}`;
}

/** Where in the order of all tracks somebody begins to dig on a day ("2026-03-01"): elsewhere than others, and elsewhere tomorrow. */
export function digStart(userId: string, day: string): number {
  return Math.floor((seededRandom(`${userId} ${day}`)() - 0.5) * 2 ** 32);
}
