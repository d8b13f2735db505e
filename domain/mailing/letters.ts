/** What letters to people say who hear of an artist without an account, and the pages behind them. */
export const MAILING_LETTERS = {
  "mailing.askSubject": "News of {artist} by email?",
  "mailing.askBody":
    "Somebody asked on {product} that we write to this address when {artist} puts out something new. If it was you, open this link and press the button:\n\n{link}\n\nThe link works for {days, number} days. If it was not you, you can ignore this email: we write no more, and forget the address.",
  "mailing.knownSubject": "You already get news of {artist}",
  "mailing.knownBody":
    "Somebody asked on {product} that we write to this address when {artist} puts out something new. We do so already: there is nothing to do.\n\nNo more such emails:\n{leave}",
  "mailing.outBody": "You asked for news of {artist}. Be among the first to hear it.",
  "mailing.outWhy": "You get this email because you asked for it on {product}. No more such emails:\n{leave}",
  "mailing.confirmTitle": "News of {artist} by email",
  "mailing.confirmAsk":
    "We write to {email} when {artist} puts out something new. You can leave with every email.",
  "mailing.confirmButton": "Yes, write to me",
  "mailing.confirmedTitle": "You hear of {artist} from now on",
  "mailing.confirmed": "We write to you when something new is out.",
  "mailing.confirmedAccount":
    "This address has an account: you follow {artist} there now, and your settings say what we write about.",
  "mailing.leaveTitle": "No more emails about {artist}?",
  "mailing.leaveAsk": "We write to {email} when {artist} puts out something new.",
  "mailing.leaveButton": "Leave",
  "mailing.leftTitle": "You left",
  "mailing.left":
    "We send no more of these emails to this address, and have forgotten it. If you have an account, your settings say what we write about.",
  "mailing.stopMusicTitle": "No more emails about new music?",
  "mailing.stopMusicAsk": "We write to {email} when an artist you follow puts out something new.",
  "mailing.stopReleasesTitle": "No more emails about your releases?",
  "mailing.stopReleasesAsk": "We write to {email} when a step of a release plan is near or late.",
  "mailing.stopBriefTitle": "No more weekly briefs by email?",
  "mailing.stopBriefAsk": "We write to {email} on Mondays about the week of your studio.",
  "mailing.stopNewsTitle": "No more news of {product} by email?",
  "mailing.stopNewsAsk": "We write to {email} when there is news of {product}.",
  "mailing.stopped": "You get no more of these emails. Your settings say what else we write about.",
  "mailing.spentTitle": "This link no longer works",
  "mailing.spent": "It has expired. You can ask for news again on the artist's page.",
} as const;
