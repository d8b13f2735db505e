/** Powers and logarithms in the field of 256 numbers over x^8 + x^4 + x^3 + x^2 + 1, in which QR codes are corrected. */
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at++) {
  POWERS[at] = value;
  LOGS[value] = at;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : POWERS[(LOGS[one]! + LOGS[other]!) % 255]!;
}

/** The words of correction for a block of data. */
export function correction(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let at = 0; at < length; at++) {
    const next = [...generator, 0];
    for (const [place, factor] of generator.entries()) next[place + 1]! ^= times(factor, POWERS[at]!);
    generator = next;
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    for (const [place, factor] of generator.entries()) rest[at + place]! ^= times(factor, lead);
  }
  return rest.slice(data.length);
}
