import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const ROOT = path.join(import.meta.dirname, "..", "..");
const RUNS = 600;

const ALLOCATION = "what is shared out adds up, and nobody is more than a unit off";
const REFUNDS =
  "refunds never take more from a part than it got, and the last leaves nothing but the provider's fee";
const STORM = "events of a sale in any order and number give the same books";

/** Mistakes that books are known to be made with, and the property that has to see each (the first of those that do). */
const FAULTS: [mistake: string, file: string, right: string, wrong: string, seenBy: string][] = [
  ["the remainder is dropped", "money/allocate.ts", "shares[place]! += 1n", "void place", ALLOCATION],
  [
    "each share is rounded by itself",
    "money/allocate.ts",
    "(total * weight) / sum)",
    "(2n * total * weight + sum) / (2n * sum))",
    ALLOCATION,
  ],
  [
    "a refund goes by the shares of the sale, not by what is left of them",
    "ledger/take.ts",
    "minor: minor + sign * others[share]!.minor",
    "minor: minor + 0n * sign * others[share]!.minor",
    REFUNDS,
  ],
  [
    "a posting is written again under the same key",
    "ledger/testing/bookKeeping.ts",
    "if (!this.postings.has(each.key)) this.postings.set(each.key, each)",
    "this.postings.set(this.postings.has(each.key) ? each.key + this.postings.size : each.key, each)",
    STORM,
  ],
  [
    "every delivery of a sale makes a key of its own",
    "ledger/saleEvents.ts",
    "keyOfSale = (saleId: string): string =>",
    "keyOfSale = (saleId: string): string => String(Math.random()) +",
    STORM,
  ],
  [
    "a lost dispute is the platform's loss, not the sellers'",
    "ledger/saleBooks.ts",
    '["exp:badwill", minor - taken],\n      ...entries,',
    '["exp:badwill", minor],\n      ...(entries.length < 0 ? entries : []),',
    STORM,
  ],
  ["refunds are posted as they arrive", "ledger/settleSale.ts", "timed.sort(", "[...timed].sort(", STORM],
  [
    "the platform keeps its fee of what was refunded",
    "ledger/saleBooks.ts",
    "const given = reversed(this.#credits(parts)).map(this.#asItStands);",
    'const given = reversed(this.#credits(parts)).map(([account, minor]) => this.#asItStands([account === "rev:fee" ? payable(parts[0]!.seller, "held") : account, minor]));',
    STORM,
  ],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-planted-"));
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The properties that fail in a copy of the domain with one place changed. */
async function failing(file: string, right: string, wrong: string): Promise<string[]> {
  const copy = await mkdtemp(path.join(folder, "domain-"));
  for (const part of ["money", "ledger"])
    await cp(path.join(ROOT, "domain", part), path.join(copy, part), { recursive: true });
  const place = path.join(copy, file);
  const source = await readFile(place, "utf8");
  expect(source.split(right)).toHaveLength(2);
  await writeFile(
    place,
    source.replace(right, () => wrong),
  );
  const script = path.join(import.meta.dirname, "runProperties.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, copy, String(RUNS)]);
  return stdout.split("\n").filter(Boolean);
}

test("without a mistake every property of money holds", async () => {
  expect(await failing("money/allocate.ts", "shares[place]! += 1n", "shares[place]! += 1n")).toEqual([]);
});

test.each(FAULTS)("it is seen when %s", async (_mistake, file, right, wrong, seenBy) => {
  expect((await failing(file, right, wrong))[0]).toBe(seenBy);
});
