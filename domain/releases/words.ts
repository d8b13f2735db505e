/** What is said of a release and of where it goes. */
export const RELEASE_WORDS = {
  "releases.yourNext": "Your next record",
  "releases.titleMissing": "A release needs a title.",
  "releases.titleTooLong": "A title can have at most {max, number} characters.",
  "releases.versionTooLong": "A version can have at most {max, number} characters.",
  "releases.tooManyArtists":
    "A release can have at most {max, number} artists, with at most {length, number} characters each.",
  "releases.nameTooLong": "A name can have at most {max, number} characters.",
  "releases.catalogNumberTooLong": "A catalog number can have at most {max, number} characters.",
  "releases.textTooLong": "This text can have at most {max, number} characters.",
  "releases.typeUnknown": "Choose a type from the list.",
  "releases.genreUnknown": "Choose a genre from the list.",
  "releases.languageUnknown": "Choose a language from the list.",
  "releases.licenceUnknown": "Choose a licence from the list.",
  "releases.yearWrong": "A year is a number from {first} to next year.",
  "releases.countryUnknown": "Choose countries from the list.",
  "releases.countriesBoth":
    "List the countries where it may be heard, or those where it may not; never both.",
  "releases.priceWrong": "A price is 0 or at least {min, number, hundredths}.",
  "releases.priceMissing": "Set the price before you suggest a higher one.",
  "releases.suggestionLow": "The suggested price cannot be lower than the price.",
  "releases.dayWrong": "Choose a day.",
  "releases.timeWrong": "Enter a time like 09:30.",
  "releases.preorderLate": "Preorders must start before the release.",
  "releases.preorderDateless": "Choose the date of the release first.",
  "releases.coverAltTooLong": "The description of the cover can have at most {max, number} characters.",
  "releases.reasonMissing": "This release is live. Say why you change it.",
  "releases.reasonTooLong": "A reason can have at most {max, number} characters.",
  "releases.takeDownReasonMissing": "Say why it is taken down: the team reads it.",
  "releases.audienceUnknown": "Choose who may find it.",
  "releases.upcTaken": "Another release of this studio has this UPC.",
  "releases.dateStays": "This release is live: its date stays as it is.",
  "releases.tracksUnknown": "Choose tracks of this studio that are not in the archive.",
  "releases.trackTwice": "A track can be on a release only once.",
  "releases.tooManyTracks":
    "A release can have at most {max, number} tracks on at most {discs, number} discs.",
  "releases.lastTrack": "A live release keeps at least one track.",
  "releases.stale": "Somebody else saved this release first. Your change was not applied.",
  "releases.notDeletable": "Only a draft that was never out can be deleted. Archive this release instead.",
} as const;

/** Why a release cannot go on. */
export const RELEASE_STATE_WORDS = {
  "releases.wrongState": "This release cannot move there from its current status.",
  "releases.noTrack": "It has no track yet.",
  "releases.tracksNotReady": "Some of its tracks are not ready yet.",
  "releases.noCover": "It has no cover yet.",
  "releases.noDate": "It has no date yet.",
  "releases.datePast": "Its date has passed. Choose one in the future.",
  "releases.tooLate":
    "It has been out for more than a minute, and its followers are told. You can withdraw it.",
  "releases.heard": "Somebody has heard it already. You can withdraw it.",
  "releases.blocked": "Its compliance report has issues to fix first.",
} as const;

/** What the plan says as a calendar; a release is called by where it stands. */
export const RELEASE_PLAN_WORDS = {
  "plan.title": "Release plan",
  "plan.preorderBegins": "Preorder begins",
  "plan.draft": "Draft",
  "plan.checking": "Being checked",
  "plan.ready": "Ready",
  "plan.scheduled": "Scheduled",
  "plan.preorder": "Preorder",
  "plan.live": "Live",
} as const;
