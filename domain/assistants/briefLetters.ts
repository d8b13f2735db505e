/** What PAM writes on Monday morning. */
export const BRIEF_LETTERS = {
  "assistants.brief.title": "Your week at {studio}",
  "assistants.brief.body": "From {from} to {until}, by PAM, your AI assistant.",
  "assistants.brief.plays":
    "{count, plural, one {# play counted, of {track}} other {# plays counted, most of them of {track}}}",
  "assistants.brief.likes":
    "{count, plural, one {# new like, for {track}} other {# new likes, most of them for {track}}}",
  "assistants.brief.follows": "{count, plural, one {# new follower} other {# new followers}}",
  "assistants.brief.sales": "{count, plural, one {# sale} other {# sales}}",
  "assistants.brief.coming": "{release} comes out on {day}",
  "assistants.brief.blocked":
    "{count, plural, one {A shop would send back # release: {release}} other {A shop would send back # releases, the next is {release}}}",
  "assistants.brief.why":
    "You get this email because you asked for emails with your weekly brief. Change that in your settings, under Notifications.",
} as const;
