/** What assistants say of plays, likes and followers, and line by line of a statement. */
export const AUDIENCE_LETTERS = {
  "assistants.answer.playsIn": "{count, plural, one {# play} other {# plays}} counted, {days}.",
  "assistants.answer.playsOfSong": "{count, plural, one {# play} other {# plays}}: {title}",
  "assistants.answer.playsNot":
    "Days are those of UTC. A play counts from 30 seconds on; listeners are not counted by their heads.",
  "assistants.answer.likesIn": "{count, plural, one {# like} other {# likes}}, {days}.",
  "assistants.answer.likesEver": "{count, plural, one {# like} other {# likes}} in all.",
  "assistants.answer.likesOfSong": "{count, plural, one {# like} other {# likes}}: {title}",
  "assistants.answer.likesNot": "Likes that were taken back are not among them.",
  "assistants.answer.followersNow":
    "{count, plural, one {# person follows} other {# people follow}} the artists of this studio.",
  "assistants.answer.followersNew":
    "{count, plural, one {# of them is new} other {# of them are new}}, {days}.",
  "assistants.answer.openPlays": "Open its plays",
  "assistants.statement.none": "There is no statement for {month}: nothing was in the books.",
  "assistants.statement.quiet": "Nothing came and nothing went in {month}.",
  "assistants.statement.opening": "{currency}: {month} began with {amount}.",
  "assistants.statement.closing": "That makes {amount} at the end: {available} available and {held} held.",
  "assistants.statement.line": "{kind} ({count, number}): {amount}. {meaning}",
  "assistants.statement.download": "Download the statement (PDF)",
  "assistants.statement.kindSale": "Sales",
  "assistants.statement.kindRefund": "Refunds",
  "assistants.statement.kindDispute": "Disputes",
  "assistants.statement.kindHeld": "Released",
  "assistants.statement.kindPayout": "Payouts",
  "assistants.statement.kindPayoutBack": "Payouts that came back",
  "assistants.statement.kindOther": "Corrections",
  "assistants.statement.meansSale":
    "Your share of what fans paid, after tax, the fee of the payment provider, ours, and the shares of others.",
  "assistants.statement.meansRefund": "What fans got back, or what came back because it did not go through.",
  "assistants.statement.meansDispute":
    "Payments that a bank was asked to take back, and what the asking cost. What you win comes back.",
  "assistants.statement.meansHeld": "Money that was held and became available.",
  "assistants.statement.meansPayout": "What was sent to your bank account, on the day it was asked for.",
  "assistants.statement.meansPayoutBack": "Your bank did not take it, so it is yours here again.",
  "assistants.statement.meansOther": "What the house put right in the books, each with its reason.",
} as const;
