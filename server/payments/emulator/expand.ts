import { withStatus } from "./balances.ts";
import { lineItems } from "./checkout.ts";
import { refuse } from "./refuse.ts";
import type { StripeObject, World } from "./World.ts";

/** Stripe goes no deeper, lists within lists counted as well. */
const DEEPEST = 4;

/** The answer with what was asked for in the place of its ids, along paths such as `data.customer`. */
export function expand(world: World, answer: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0) return answer;
  for (const path of paths)
    if (path.split(".").length > DEEPEST)
      refuse(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`);
  const copy = JSON.parse(JSON.stringify(answer));
  for (const path of paths) walk(world, copy, path.split("."));
  return copy;
}

function walk(world: World, node: any, [word, ...rest]: readonly string[]): void {
  if (!node || !word) return;
  if (Array.isArray(node)) {
    for (const each of node) walk(world, each, [word, ...rest]);
    return;
  }
  const whole = wholeOf(world, node, word);
  if (whole !== undefined) node[word] = JSON.parse(JSON.stringify(whole));
  else if (Array.isArray(node[word]))
    node[word] = node[word].map((each: unknown) => (typeof each === "string" && found(world, each)) || each);
  walk(world, node[word], rest);
}

function wholeOf(world: World, node: StripeObject, word: string): unknown {
  if (node.object === "checkout.session" && word === "line_items")
    return lineItems(world, node.id, `/v1/checkout/sessions/${node.id}/line_items`);
  return typeof node[word] === "string" ? (found(world, node[word]) ?? undefined) : undefined;
}

function found(world: World, id: string): StripeObject | null {
  const object = world.find(id);
  return object?.object === "balance_transaction" ? withStatus(world, object) : object;
}
