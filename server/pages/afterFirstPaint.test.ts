import { afterFirstPaint } from "./afterFirstPaint.ts";

const FIRST = '<script src="/assets/before-paint-aB_1.js"></script>';
const CLIENT = '<script type="module" crossorigin src="/assets/index-c.js"></script>';
const AHEAD = ["react", "face"].map(
  (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`,
);

test("a page that reads already is asked for before the code of the client", () => {
  expect(afterFirstPaint(`<head>${FIRST}${CLIENT}${AHEAD[0]}<link rel="icon">${AHEAD[1]}</head>`)).toBe(
    '<head><script src="/assets/before-paint-aB_1.js" data-client="/assets/index-c.js" data-ahead="/assets/react.js /assets/face.js"></script><link rel="icon"></head>',
  );
});

test("a page of another build starts its client by itself", () => {
  const older = `<head><script src="/theme.js"></script>${CLIENT}${AHEAD[0]}</head>`;
  expect(afterFirstPaint(older)).toBe(older);
});
