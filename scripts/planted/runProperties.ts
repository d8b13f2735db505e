// Runs the properties of money in a copy of the domain: node runProperties.ts FOLDER RUNS. Prints the names of those that fail.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, runs] = process.argv.slice(2);
const file = path.join(folder!, "ledger", "testing", "properties.ts");
const { MONEY_PROPERTIES } = (await import(
  pathToFileURL(file).href
)) as typeof import("../../domain/ledger/testing/properties.ts");
for (const [name, check] of Object.entries(MONEY_PROPERTIES)) {
  try {
    check(Number(runs));
  } catch {
    console.log(name);
  }
}
