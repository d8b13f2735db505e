import { slugOf } from "../workspaces/slug.ts";

const MAX_SLUG = 80;

/** The place of a release in an address, from its title and version; accents go, other scripts leave the word "release". */
export function releaseSlug(title: string, versionTitle: string | null = null): string {
  const plain = [title, versionTitle ?? ""].join(" ").normalize("NFKD").replace(/\p{M}/gu, "");
  const slug = slugOf(plain).replace(/^-+/, "").slice(0, MAX_SLUG).replace(/-+$/, "");
  return slug || "release";
}

/** The slug itself, or with the first number that is free behind it. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
