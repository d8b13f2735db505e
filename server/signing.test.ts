import { createSigner } from "./signing.ts";

const signer = createSigner("a secret of tests");

test("a signature is right for its own text and purpose, each time that it is shown", () => {
  const signature = signer.sign("stream", "a song");
  for (let time = 0; time < 3; time++) {
    expect(signer.verifies("stream", "a song", signature)).toBe(true);
    expect(signer.verifies("stream", "another song", signature)).toBe(false);
    expect(signer.verifies("download", "a song", signature)).toBe(false);
    expect(signer.verifies("stream", "a song", `${signature.slice(0, -1)}!`)).toBe(false);
    expect(signer.verifies("stream", "a song", "")).toBe(false);
  }
});

test("signatures stay right when thousands of others were shown", () => {
  const signatures = Array.from({ length: 2500 }, (_, n) => signer.sign("stream", `song ${n}`));
  for (const [n, signature] of signatures.entries())
    expect(signer.verifies("stream", `song ${n}`, signature)).toBe(true);
  expect(signer.verifies("stream", "song 0", signatures[0]!)).toBe(true);
  expect(createSigner("another secret").verifies("stream", "song 0", signatures[0]!)).toBe(false);
});
