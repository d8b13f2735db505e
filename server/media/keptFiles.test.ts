import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { OpenFile } from "./openFile.ts";
import { OpenFiles } from "./openFiles.ts";
import { PART, RecentParts } from "./recentParts.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "levare-kept-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file of `parts` parts, each of them full of its own number, and a shorter last one. */
async function aFile(name: string, parts: number, first = 0): Promise<string> {
  const place = path.join(folder, name);
  const bytes = Array.from({ length: parts }, (_, n) =>
    Buffer.alloc(n === parts - 1 ? 100 : PART, first + n),
  );
  await writeFile(place, Buffer.concat(bytes));
  return place;
}

test("what is being sent stays as it is while other songs take its place in memory", async () => {
  const files = new OpenFiles(() => {});
  const parts = new RecentParts(2);
  const file = (await files.take(await aFile("many", 12)))!;
  const first = await parts.take(file, 0);
  for (let n = 1; n < 12; n++) {
    const part = await parts.take(file, n);
    expect([part.bytes[0], part.bytes.at(-1), part.bytes.length]).toEqual([n, n, n === 11 ? 100 : PART]);
    parts.release(part);
  }
  expect(first.bytes.every((byte) => byte === 0)).toBe(true);
  file.release();
});

test("memory for songs is used over and over and does not grow with their number", async () => {
  const files = new OpenFiles(() => {});
  const parts = new RecentParts(2);
  const file = (await files.take(await aFile("more", 40)))!;
  const memory = new Set<ArrayBufferLike>();
  for (let n = 0; n < 40; n++) {
    const part = await parts.take(file, n);
    memory.add(part.bytes.buffer);
    parts.release(part);
  }
  expect(memory.size).toBeLessThanOrEqual(4);
  file.release();
});

test("many who begin the same song at once share one reading", async () => {
  const files = new OpenFiles(() => {});
  const parts = new RecentParts();
  const place = await aFile("shared", 3);
  const opened = (await Promise.all(Array.from({ length: 20 }, () => files.take(place)))) as OpenFile[];
  expect(new Set(opened).size).toBe(1);
  const taken = await Promise.all(opened.map((file) => parts.take(file, 1)));
  expect(new Set(taken.map((part) => part.bytes)).size).toBe(1);
  for (const file of opened) file.release();
});

test("a song that gave way to others is still sent to the end, and then no longer held", async () => {
  const given: OpenFile[] = [];
  const files = new OpenFiles((file) => given.push(file), { most: 1, forMs: 60_000 });
  const first = (await files.take(await aFile("first", 2, 10)))!;
  const second = (await files.take(await aFile("second", 2, 20)))!;
  expect(given).toEqual([first]);
  const bytes = Buffer.alloc(PART);
  await first.read(0, bytes);
  expect(bytes[0]).toBe(10);
  first.release();
  expect([first.isInUse, second.isInUse]).toEqual([false, true]);
  expect(await files.take(first.path)).not.toBe(first);
});

test("what nobody wants any more is closed by itself, and what is still being sent is not", async () => {
  const given: OpenFile[] = [];
  const files = new OpenFiles((file) => given.push(file), { most: 10, forMs: 20 });
  const [heard, left] = [
    (await files.take(await aFile("heard", 2)))!,
    (await files.take(await aFile("left", 2)))!,
  ];
  left.release();
  for (let look = 0; look < 200 && given.length === 0; look++) await wait(10);
  await wait(60);
  expect(given).toEqual([left]);
  heard.release();
});

test("there is nothing to open where there is no file", async () => {
  const files = new OpenFiles(() => {});
  expect(await files.take(path.join(folder, "nowhere"))).toBeNull();
});
