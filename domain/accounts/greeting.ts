import { type Text, text } from "../words/refusal.ts";
import type { Capability } from "./roles.ts";

/** How somebody is greeted at home: artists by the name they play under, everybody else by their first one. */
export function greeting(
  { fullName, stageName }: { fullName: string; stageName?: string | null | undefined },
  side: Capability,
): Text {
  const name = (side === "artist" ? stageName : null) ?? fullName.split(" ")[0] ?? fullName;
  return text("accounts.hello", { name });
}
