import { newsOf } from "./networkNews.ts";

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
const ringing = { createdAt: at(0), answeredAt: null, endedAt: null };
const answered = { ...ringing, answeredAt: at(4) };
const over = { ...answered, endedAt: at(20) };

test("a call that is picked up was answered at that moment, once", () => {
  expect(newsOf(ringing, "in-progress", null, at(4))).toEqual({ answeredAt: at(4) });
  expect(newsOf(answered, "in-progress", null, at(9))).toBeNull();
});

test("a talk is as long as the network says, which is what it bills", () => {
  expect(newsOf(answered, "completed", 15, at(20))).toEqual({
    ...{ status: "completed", endedAt: at(20), durationSeconds: 15, answeredAt: at(4) },
  });
});

test("the end may come before the word that somebody answered, and that word then changes nothing", () => {
  expect(newsOf(ringing, "completed", 15, at(20))).toMatchObject({
    ...{ durationSeconds: 15, answeredAt: at(5) },
  });
  expect(newsOf(over, "in-progress", null, at(21))).toBeNull();
});

test.each(["busy", "no-answer", "failed", "canceled"])("%s is a missed call", (state) => {
  expect(newsOf(ringing, state, 0, at(9))).toMatchObject({ status: "missed", durationSeconds: 0 });
});

test.each(["queued", "ringing", "initiated", "unheard-of"])("%s changes nothing", (state) => {
  expect(newsOf(ringing, state, null, at(1))).toBeNull();
});

test.each(["completed", "busy", "failed"])(
  "a call that is over stays as it ended when the network says %s",
  (state) => {
    expect(newsOf(over, state, 900, at(1_000))).toBeNull();
  },
);
