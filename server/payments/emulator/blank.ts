import generated from "./skeletons.generated.json" with { type: "json" };

export type Kind = keyof typeof generated.skeletons;

/** The version of the SDK whose types the empty objects are made of. */
export const MADE_FOR_SDK: string = generated.sdk;

/** An object of the API with every field that its type demands, empty. */
export function blank(kind: Kind): Record<string, any> {
  return structuredClone(generated.skeletons[kind]);
}

/** A list as the API answers it. */
export function listOf(data: readonly unknown[], url: string, hasMore = false) {
  return { object: "list", data, has_more: hasMore, url };
}
