import { english } from "../testing/english.ts";
import { NOTICE_CHANNELS, NOTICE_TOPICS, wantsNotice } from "./notices.ts";
import { preferencesFrom, preferencesProblem } from "./preferences.ts";

test("until somebody chooses, everything has its start", () => {
  expect(preferencesFrom([])).toEqual({
    marketingConsent: false,
    streamingQuality: null,
    offlineStorageUsed: 0,
    mode: "artist",
    notifications: {},
    favouriteGenres: [],
    crossfade: 0,
    normalise: true,
    listeningHistory: true,
    publicCollection: false,
    aiTeam: true,
    currentWorkspace: null,
    locale: null,
    deviceLocale: null,
    hideExplicit: false,
    hideAiMade: false,
  });
});

test("a stored value that is no longer allowed counts as never chosen", () => {
  const stored = [
    { key: "crossfade", value: 99 },
    { key: "mode", value: "fan" },
    { key: "gone", value: true },
  ];
  expect(preferencesFrom(stored)).toMatchObject({ crossfade: 0, mode: "fan" });
});

test.each([
  [
    "a fade of thirteen seconds",
    { crossfade: 13 },
    "crossfade",
    "Choose one of the values that are offered.",
  ],
  ["half a second of fade", { crossfade: 0.5 }, "crossfade", "Choose one of the values that are offered."],
  [
    "storage below nothing",
    { offlineStorageUsed: -1 },
    "offlineStorageUsed",
    "Choose one of the values that are offered.",
  ],
  [
    "a side the account does not have",
    { mode: "artist" as const },
    "mode",
    "You can switch only between the sides that your account has.",
  ],
])("%s is refused", (_what, change, field, message) => {
  const wrong = preferencesProblem(change, ["fan"]);
  expect({ field: wrong?.field, message: english(wrong) }).toEqual({ field, message });
});

test("a person with both sides may choose either", () => {
  expect(preferencesProblem({ mode: "fan" }, ["fan", "artist"])).toBeNull();
});

test("letters come for money and safety, everything else waits at the bell", () => {
  const letters = NOTICE_TOPICS.filter((topic) => wantsNotice({}, topic, "email"));
  expect(letters).toEqual(["orders", "payouts", "plan", "security"]);
  expect(NOTICE_TOPICS.every((topic) => wantsNotice({}, topic, "app"))).toBe(true);
});

test("news of one's own safety cannot be switched off", () => {
  const chosen = { "security.app": false, "security.email": false, "orders.email": false };
  expect(NOTICE_CHANNELS.map((channel) => wantsNotice(chosen, "security", channel))).toEqual([true, true]);
  expect(wantsNotice(chosen, "orders", "email")).toBe(false);
});
