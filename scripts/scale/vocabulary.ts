import { type Chance, chanceOf, zipf } from "./chance.ts";

/** What songs are called, most of all; the first are the most frequent. */
export const HEAD =
  "love night blue heart dream light fire rain moon sun river summer star sky dance golden home city wild baby time world life girl road dark sweet lost soul ocean shadow shine winter broken silver memory midnight paradise velvet neon echo electric lonely freedom angel storm lover lights dreams morning garden mirror crystal diamond thunder horizon wonder honey forever island desert highway falling rising burning running waiting dreaming remix live acoustic intro interlude demo version edit corazón amor noche été étoile día señal größe søndag façade 夜 夢 恋 雨".split(
    " ",
  );

const BEGIN = "b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh sl st t th tr v w y z".split(" ");
const MIDDLE = "a e i o u a e i o ai au ea ee ie oa oo ou".split(" ");
const END = ["", "", "", ..."n r l s t m d k x nd nt ll ss st rn rt ck ng sh".split(" ")];
const TAIL_WORDS = 30_000;
const LONGEST = 9;

/** Every word there is, the most frequent first: those above, then made ones that can be spoken. The same in every run. */
export const WORDS: readonly string[] = [...HEAD, ...madeWords()];

const drawRank = zipf(WORDS.length, 12, 1.05);

/** So many words, each with a capital. */
export function title(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => capital(word(chance))).join(" ");
}

export function word(chance: Chance): string {
  return WORDS[drawRank(chance)]!;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function madeWords(): Set<string> {
  const chance = chanceOf(1, 0, 0);
  const from = (parts: readonly string[]) => parts[chance.below(parts.length)]!;
  const syllable = () => from(BEGIN) + from(MIDDLE) + from(END);
  const known = new Set(HEAD);
  const made = new Set<string>();
  while (made.size < TAIL_WORDS) {
    const word = Array.from({ length: 1 + chance.among([0.2, 0.55, 0.25]) }, syllable).join("");
    if (word.length >= 3 && word.length <= LONGEST && !known.has(word)) made.add(word);
  }
  return made;
}
