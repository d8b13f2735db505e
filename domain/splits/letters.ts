/** Letters to those who share in a track or a release, and notices to owners. */
export const SPLIT_LETTERS = {
  "splits.offerSubject": "{studio} asks you to sign your share of {title}",
  "splits.offerBody":
    "{studio} wants to share the income of “{title}” with you.\n\nYour share: {percent}\n\nOpen this link to see everyone's shares, and to sign or refuse:\n\n{link}\n\nYou need no account. What your share earns is kept for you until you sign. If you do not know the studio, you can ignore this email.",
  "splits.leaverBody":
    "{studio} wants to share the income of “{title}” in a new way from now on, without a share for you. What your share has earned so far stays yours.\n\nUntil you sign, the split that you signed before still counts.\n\nOpen this link to see it, and to sign or refuse:\n\n{link}\n\nYou need no account.",
  "splits.reminderSubject": "Your share of {title} still waits for your signature",
  "splits.reminderBody":
    "{studio} still waits for your answer to the split of “{title}”. What your share earns is kept for you until you sign.\n\nYour share: {percent}\n\nOpen this link to sign or refuse:\n\n{link}\n\nYou need no account.",
  "splits.signedTitle": "{name} signed the split of {title}",
  "splits.signedBody": "{waiting, plural, one {One signature is missing.} other {# signatures are missing.}}",
  "splits.refusedTitle": "{name} refused the split of {title}",
  "splits.refusedBody":
    "“{reason}” The income of everybody on this split stays held. Talk to each other, and send a new version.",
  "splits.refusedSubject": "{name} refused the split of {title}",
  "splits.refusedLetter":
    "{name} does not agree with the split of “{title}”:\n\n{reason}\n\nUntil that is settled, the income of everybody on this version stays held. Send a new version, or have {name} sign this one:\n\n{link}",
  "splits.allSignedTitle": "Everyone signed the split of {title}",
  "splits.allSignedBody": "Version {version, number} counts, and the shares on it can be paid out.",
  "splits.allSignedSubject": "Everyone signed the split of {title}",
  "splits.allSignedLetter":
    "Everyone signed the split of “{title}” (version {version, number}).\n\nYour share: {percent}\n\nTo see what your share earns, open {product} with this address:\n\n{link}",
} as const;
