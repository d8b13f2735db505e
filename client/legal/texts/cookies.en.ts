import type { LegalText } from "../LegalText.ts";

export const text: LegalText = {
  title: "Cookies and local storage",
  changed: "2026-11-21",
  intro:
    "Levare sets one cookie, and only when you sign in. There is no tracking and no cookie of anybody else, so there is no banner to click away. Everything else that is kept stays in your own browser.",
  sections: [
    {
      id: "cookie",
      heading: "The cookie",
      summary: "One, so that you stay signed in.",
      blocks: [
        [
          "Session cookie (its name ends in session_token): keeps you signed in. Set when you sign in, removed when you sign out, valid for 30 days after the last use. Scripts cannot read it and other sites cannot send it.",
        ],
        "It is strictly necessary for a service that you asked for, so the law asks for no consent (ePrivacy Directive, article 5(3)).",
      ],
    },
    {
      id: "local",
      heading: "What your browser remembers",
      summary: "Your choices on this device. They are not sent to the server.",
      blocks: [
        [
          "mantine-color-scheme-value: dark, light or as the system.",
          "levare.locale: the language you chose.",
          "levare.signInTab: whether you signed in by link or by password last.",
          "levare.menu.…: which parts of the menu you left open.",
          "levare.sidebar.narrow: whether the menu is narrow.",
          "levare.planBanner.dismissedAt: when you hid the line about your trial.",
          "levare.pendingPlan: the plan you chose before you had an account; removed once you have signed in.",
          "levare.pendingPlace: the page you wanted to come back to, such as an invitation; removed once you have signed in.",
          "levare.pendingMark: what you wanted to like, save or follow before you had signed in; removed once you have, or after an hour.",
          "levare.reloadedAt: when the page last reloaded for a new version; gone when you close the tab.",
          "Names beginning with levare.player and levare.upload: volume and queue of the player, and which uploads to resume.",
        ],
        "You can delete all of it in the settings of your browser. Nothing breaks; Levare only forgets these choices.",
      ],
    },
    {
      id: "offline",
      heading: "Kept for offline use",
      summary: "What you opened, what is yours, and music that you save.",
      blocks: [
        "While you are signed in, your browser keeps the pages you opened and a copy of your catalog, your playlists and your settings, so that Levare opens without a connection. They are removed when you sign out. Changes that could not be sent yet stay on the device until you sign in again.",
        "When you save music for offline listening, your browser keeps the files and their details until you remove them or sign out.",
      ],
    },
    {
      id: "others",
      heading: "Other companies",
      summary: "None on our pages. The payment page has its own rules.",
      blocks: [
        "Fonts, scripts and pictures come from this instance itself. If you pay, you may be led to the page of the payment company, which sets its own cookies on its own page.",
      ],
    },
  ],
};
