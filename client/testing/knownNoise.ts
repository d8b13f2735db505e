/** What the browser of the tests cannot do, and says at length: it would hide what a failing test has to say. */
const NOISE: readonly RegExp[] = [
  /use-focus-trap\] Failed to find focusable element/,
  /The tag <%s> is unrecognized in this browser/,
  /Not implemented: HTML(Media|Canvas)Element/,
];

for (const kind of ["error", "warn"] as const) {
  const write = console[kind];
  console[kind] = (...words: unknown[]) => {
    if (!NOISE.some((known) => known.test(String(words[0])))) write(...words);
  };
}
