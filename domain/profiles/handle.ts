import { DAY_MS } from "../duration.ts";
import { PRODUCT_NAME } from "../product.ts";
import { type Refusal, refusal } from "../words/refusal.ts";

export const MIN_HANDLE_LENGTH = 3;
export const MAX_HANDLE_LENGTH = 30;
/** Days between two changes of a handle, so that links to a person last. The first change is free. */
export const HANDLE_CHANGE_DAYS = 30;

const SHAPE = /^[a-z0-9](?:[a-z0-9_-]{1,28}[a-z0-9])$/;

/** First words of the product's own addresses, and words that would pass for the people who run the platform. */
const RESERVED = new Set(
  [
    "about account accounts admin administration administrator album albums analytics api app artist artists asset",
    "assets auth billing blog campaigns careers cart catalog checkout commerce community compliance contact cookies",
    "covers dashboard delete deletion dev discover download downloads edit embed explore fan fans favicon features",
    "finances following graphiql graphql guest healthz help home indee index invite label labels landing legal levare",
    "library license login logo logout mail manifest me media mod moderator news notifications null oembed official",
    "onboarding operator owner pam payouts phone pictures player playlist playlists press pricing privacy profile",
    "profiles register registration release releases robots root search security service settings signin signout",
    "signup sitemap staff status store storefront studio subscription superadmin support system team terms theme track",
    "tracks trust undefined unknown upgrade upload uploads user users verified verify webhooks welcome workspace",
    "workspaces www ai-team artist-landing fan-landing indee-landing original-landing cookie-policy privacy-policy",
    `terms-of-service ${PRODUCT_NAME.toLowerCase()}-team ${PRODUCT_NAME.toLowerCase()}-support`,
  ].flatMap((line) => line.split(" ")),
);

/** Why this cannot be anybody's handle; null when it could be, as far as the word itself goes. */
export function handleProblem(handle: string): Refusal | null {
  if (!SHAPE.test(handle))
    return refusal("profiles.handleWrong", { min: MIN_HANDLE_LENGTH, max: MAX_HANDLE_LENGTH });
  return isReserved(handle) ? refusal("profiles.handleReserved") : null;
}

/** "levare_" and "ad-min" would be read as the word itself. */
function isReserved(handle: string): boolean {
  return RESERVED.has(handle) || RESERVED.has(handle.replaceAll(/[-_]/g, ""));
}

/** When the handle may change again; null when it may now. `changedAt` is null before the first change. */
export function handleWait(changedAt: Date | null, now: Date): Date | null {
  if (!changedAt) return null;
  const free = new Date(changedAt.getTime() + HANDLE_CHANGE_DAYS * DAY_MS);
  return free > now ? free : null;
}

/** Letters that do not come apart into a plain one and a mark. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A name as a handle would write it: "Lucía Herrera" is "lucia-herrera". Empty when no letter of it can be kept. */
export function handleFrom(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/\p{M}|['’.]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_HANDLE_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/**
 * Handles for a person of this name, the most wished for first. `chance` is some hex digits of their own, for a name that
 * many people carry or that has no letters of the alphabet.
 */
export function handleSuggestions(name: string, chance: string): string[] {
  const own = handleFrom(name);
  const base = own.slice(0, MAX_HANDLE_LENGTH - 9).replaceAll(/-+$/g, "");
  return [
    own,
    `${own}-music`,
    `${base}-2`,
    `${base}-3`,
    `${base || "listener"}-${chance.slice(0, 4)}`,
    `${base || "listener"}-${chance.slice(0, 8)}`,
  ].filter((handle) => handleProblem(handle) === null);
}
