/** An id for something that is about to be made, as the server takes it: a UUIDv7 (RFC 9562). Sent twice, it makes one thing. */
export function madeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  new DataView(bytes.buffer).setBigUint64(
    0,
    (BigInt(Date.now()) << 16n) | 0x7000n | (BigInt(bytes[7]!) << 4n),
  );
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
