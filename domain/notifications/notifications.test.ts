import { hasAudience, isInAudience, skipReason } from "./broadcast.ts";
import { invitationAccepted } from "./facts.ts";
import { isOwnPath, TITLE_LIMIT } from "./notification.ts";

test.each(["/", "/settings/team", "/@nova?tab=about#bio", "/store/tide%20box"])(
  "%s leads within the product",
  (link) => {
    expect(isOwnPath(link)).toBe(true);
  },
);

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "settings",
  "",
  "/a b",
  "/a\nb",
  `/${"a".repeat(300)}`,
])("%j is no link of ours", (link) => {
  expect(isOwnPath(link)).toBe(false);
});

const FAN = { id: "fan", role: "fan", tier: "free" } as const;
const EMPTY = { toEveryone: false, roles: [], tiers: [], targetUsers: [] } as const;

test("an audience is everybody, or one of the roles on one of the plans, and people by name", () => {
  expect(isInAudience({ ...EMPTY, toEveryone: true }, FAN)).toBe(true);
  expect(isInAudience(EMPTY, FAN)).toBe(false);
  expect(isInAudience({ ...EMPTY, roles: ["fan"] }, FAN)).toBe(true);
  expect(isInAudience({ ...EMPTY, roles: ["fan"], tiers: ["pro"] }, FAN)).toBe(false);
  expect(isInAudience({ ...EMPTY, tiers: ["free"] }, FAN)).toBe(true);
  expect(isInAudience({ ...EMPTY, roles: ["artist"], targetUsers: ["fan"] }, FAN)).toBe(true);
  expect(hasAudience({ toEveryone: false, roles: [], tiers: [], emails: [] })).toBe(false);
});

test("letters go to those who agreed and confirmed their address, the bell rings for who did not silence it", () => {
  const person = { notifications: {}, marketingConsent: false, emailVerified: true, isSuspended: false };
  expect(skipReason(person, "app")).toBeNull();
  expect(skipReason(person, "email")).toBe("choice");
  expect(skipReason({ ...person, marketingConsent: true }, "email")).toBeNull();
  expect(skipReason({ ...person, marketingConsent: true, emailVerified: false }, "email")).toBe("unverified");
  expect(skipReason({ ...person, notifications: { "product.app": false } }, "app")).toBe("choice");
  expect(skipReason({ ...person, isSuspended: true }, "app")).toBe("suspended");
});

test("a name of any length leaves the title readable", () => {
  const { titleEn, bodyEs } = invitationAccepted("A".repeat(500), "Nova's Studio", "manager");
  expect(titleEn).toHaveLength(TITLE_LIMIT);
  expect(titleEn.endsWith("…")).toBe(true);
  expect(bodyEs).toContain("mánager");
});
