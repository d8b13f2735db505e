/** One played note. Beats count from the song's start; velocity is 0 to 1; pitch is a MIDI number (60 = middle C). */
export interface Note {
  at: number;
  beats: number;
  pitch: number;
  velocity: number;
}

/** What the synthesiser needs to know about a song. The same tune always sounds the same, byte for byte. */
export interface Tune {
  seed: string;
  genre: Genre;
  mood: Mood;
  bpm: number;
  /** One of the 24 keys, such as Am or F#. */
  key: string;
}

export type Genre = "electronic" | "rock" | "pop" | "hip-hop" | "jazz";
export type Mood = "energetic" | "relaxed" | "melancholic" | "uplifting";
