/** What PAM writes on Monday morning. */
export const BRIEF_LETTERS = {
  "assistants.brief.title": "Your week at {studio}",
  "assistants.brief.body": "From {from} to {until}, by PAM, your AI assistant.",
  "assistants.brief.plays":
    "{count, plural, one {# play counted} other {# plays counted}}; most played: {track}",
  "assistants.brief.likes": "{count, plural, one {# new like} other {# new likes}}; most liked: {track}",
  "assistants.brief.follows": "{count, plural, one {# new follower} other {# new followers}}",
  "assistants.brief.sales": "{count, plural, one {# sale} other {# sales}}",
  "assistants.brief.coming": "{release} comes out on {day}",
  "assistants.brief.blocked":
    "A shop would send back {count, plural, one {# release} other {# releases}}; next to come out: {release}",
  "assistants.brief.why":
    "You get this email because you asked for emails with your weekly brief. No more such emails:\n{leave}",
} as const;
