/** Words that shops ask to be warned of, in the two languages of the product; endings are part of the word. */
const WORDS = [
  "fuck(?:s|ed|er|ers|in|ing)?",
  "motherfuck(?:a|as|er|ers|in|ing)",
  "shit(?:s|ty)?",
  "bullshit",
  "bitch(?:es)?",
  "cunts?",
  "pussy",
  "assholes?",
  "dickheads?",
  "whores?",
  "niggas?",
  "mierdas?",
  "put[ao]s?",
  "hijoputas?",
  "coño",
  "joder",
  "jodid[ao]s?",
  "follar(?:te|me)?",
  "polla",
  "pendej[ao]s?",
  "cabr(?:ón|ona|ones)",
  "ching(?:a|ar|ada|ado|ue)",
  "maric(?:ón|ones)",
];
const EXPLICIT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WORDS.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** The first word of lyrics that a listener might want to be warned of; null when there is none. Whole words only. */
export function explicitWordIn(lyrics: string): string | null {
  return EXPLICIT.exec(lyrics.normalize("NFC"))?.[0] ?? null;
}
