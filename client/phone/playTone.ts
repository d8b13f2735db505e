/** As they stand on a telephone. */
export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"] as const;
export type Key = (typeof KEYS)[number];

/** Hertz of the rows and columns (ITU-T Q.23). */
const ROWS = [697, 770, 852, 941];
const COLUMNS = [1209, 1336, 1477];
const TONE_S = 0.12;
const GAIN = 0.06;

let audio: AudioContext | undefined;

/** Sounds a key. A browser without sound stays silent. */
export function playTone(key: Key): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const place = KEYS.indexOf(key);
    const gain = audio.createGain();
    gain.gain.value = GAIN;
    gain.connect(audio.destination);
    for (const frequency of [ROWS[Math.floor(place / 3)]!, COLUMNS[place % 3]!]) {
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(gain);
      tone.start();
      tone.stop(audio.currentTime + TONE_S);
    }
  } catch {
    // What the key means is seen as well.
  }
}
