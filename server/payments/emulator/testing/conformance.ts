import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import Stripe from "stripe";
import { makeStripeSchema } from "../../../../scripts/stripe/makeSchema.ts";
import type { Exchange } from "../api.ts";

const CACHE = path.join(import.meta.dirname, "../../../../node_modules/.cache/levare");

/** The shapes of the installed SDK as JSON Schema; made once for each version of it and of what we look at. */
function readSchema() {
  const shapes = path.join(import.meta.dirname, "../../../../scripts/stripe/shapes.ts");
  const size = readFileSync(shapes, "utf8").length;
  const file = path.join(CACHE, `stripe-${Stripe.PACKAGE_VERSION}-${size}.json`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    const schema = makeStripeSchema();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, JSON.stringify(schema));
    return schema;
  }
}

const schema = readSchema();
const known: ReadonlySet<string> = new Set(Object.keys(schema.definitions));
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: true, inlineRefs: false });
ajv.addSchema(schema);
const checks = new Map<string, ValidateFunction>();

/** Checks what is asked and answered against the types of the SDK, and gathers what is not as they say. */
export class Conformance {
  readonly problems = new Set<string>();
  /** How much was looked at: what nobody checks has no problems either. */
  asked = 0;
  answered = 0;

  readonly look = ({ call, params, status, body }: Exchange): void => {
    if (status !== 200 || call === null) return;
    const [method, address = ""] = call.split(" ");
    const name = `ask_${address.replaceAll("/:", "_id").replaceAll("/", "_")}`;
    if (method === "POST" && known.has(name)) {
      this.asked++;
      this.#check(name, params);
    }
    this.lookAt(body);
  };

  /** An object of the API, or a list of them. */
  lookAt(body: any): void {
    if (body?.object === "list") {
      for (const each of body.data) this.lookAt(each);
      return;
    }
    if (!body?.object || body.deleted) return;
    const name = `answer_${body.object.replaceAll(".", "_")}`;
    if (!known.has(name)) {
      this.problems.add(`${name}: nobody knows this shape`);
      return;
    }
    this.answered++;
    this.#check(name, body);
    if (body.object === "event") this.lookAt(body.data.object);
  }

  #check(name: string, value: unknown): void {
    const check = checks.get(name) ?? ajv.compile({ $ref: `stripe#/definitions/${name}` });
    checks.set(name, check);
    if (check(structuredClone(value))) return;
    for (const { instancePath, message, params } of (check.errors ?? []).slice(0, 6))
      this.problems.add(`${name} ${instancePath} ${message} ${JSON.stringify(params)}`);
  }
}
