/** Why a file of music is not taken. */
export const AUDIO_WORDS = {
  "audio.empty": "The file is empty.",
  "audio.largerThanMegabytes": "The file is larger than {megabytes, number} MB.",
  "audio.largerThanGigabytes": "The file is larger than {gigabytes, number} GB.",
  "audio.notAudio": "This file is not audio. Accepted are {formats}.",
  "audio.archive": "This file is also an archive. Please export the audio again.",
  "audio.page": "This file also contains a web page or a program. Please export the audio again.",
  "audio.videoOnly": "This file has no audio.",
  "audio.tooShort": "The audio is shorter than one second.",
  "audio.tooLong": "The audio is longer than six hours.",
  "audio.damaged": "The file is damaged and cannot be read.",
  "audio.unknownCodec": "The audio in this file is in a format we cannot read.",
  "audio.endMissing": "The file is cut off: its end is missing.",
  "audio.cutOff": "The file is cut off: {read, number} s of {whole, number} s can be read.",
  "audio.oversizedTags": "The tags of this file are too large.",
  "audio.lost": "We lost this file on our side. Please send it again.",
  "audio.masterLost": "We cannot find the file of this track. Please replace its audio.",
  "audio.tooSlow": "The file took too long to prepare.",
  "audio.unfinished":
    "Preparing this recording stopped early. That is our fault, not your file's, and we still have it. Please try again.",
  "audio.notReplaced":
    "Preparing the new audio stopped early. That is our fault, not your file's, and we still have it. The track keeps its current audio; please try again.",
  "audio.diskFull": "Our storage is full. We kept your file; please try again later.",
  "audio.notPrepared": "We could not prepare this track for listening. Please try again.",
} as const;

/** What is said of a file on its way. */
export const UPLOAD_WORDS = {
  "uploads.notTaken": "This file was not accepted.",
  "uploads.abandoned": "The rest of this file did not arrive within a day. Upload it again.",
  "uploads.diskFull": "Our storage is full. The file waits here and continues by itself.",
  "uploads.artistsOnly": "Only artists can upload music.",
  "uploads.noneIncluded": "Your plan includes no track uploads.",
  "uploads.planFull": "Your plan includes {max, number} track uploads.",
  "uploads.reasonNeeded": "This track is on a release that is live. Say why its audio changes.",
  "uploads.cannotReplace": "The audio of this track cannot be replaced now.",
} as const;

/** What is said of a track, of its numbers and of the file it is made of. */
export const TRACK_WORDS = {
  "tracks.private": "Private",
  "tracks.unlisted": "Unlisted",
  "tracks.public": "Public",
  "tracks.tempo": "{bpm} BPM",
  "tracks.titleMissing": "A track needs a title.",
  "tracks.titleTooLong": "A title can have at most {max, number} characters.",
  "tracks.artistMissing": "A track needs at least one artist.",
  "tracks.tooManyArtists": "A track can have at most {max, number} artists.",
  "tracks.artistNameTooLong": "An artist's name can have at most {max, number} characters.",
  "tracks.genreUnknown": "Choose a genre from the list.",
  "tracks.moodUnknown": "Choose a mood from the list.",
  "tracks.bpmWrong": "BPM is a whole number from {min, number} to {max, number}.",
  "tracks.keyUnknown": "Choose one of the {count, number} keys, such as Am or F#.",
  "tracks.visibilityUnknown": "Choose private, unlisted or public.",
  "tracks.isrcTaken": "Another track of this studio already has this ISRC.",
  "tracks.tooManyChanges": "Change at most {max, number} tracks at once.",
  "tracks.stale": "Somebody else saved this track first. Your change was not applied.",
  "tracks.gone": "This track is gone.",
  "tracks.isOut": "This track is on a release that is live. Withdraw the release first.",
  "tracks.estimateUnchosen": "Choose what to use: BPM, key or both.",
  "tracks.estimateMissing": "There is no estimate for this track yet.",
  "tracks.isrcPrefixMissing":
    "Your studio has no ISRC prefix yet. Enter the one your agency gave you in the settings.",
  "tracks.isrcsUsedUp": "This year's {max} codes of your prefix are used up.",
} as const;

/** What is said of what a recording says of itself. */
export const RECORDING_WORDS = {
  "recordings.versionTooLong": "A version can have at most {max, number} characters.",
  "recordings.tooManyMoods": "A track has at most five moods.",
  "recordings.moodTwice": "Add each mood only once.",
  "recordings.moodUnknown": "Choose moods from the list.",
  "recordings.subGenreUnknown": "Choose a sub-genre from the list.",
  "recordings.instrumentUnknown": "Choose instruments from the list.",
  "recordings.tooManyInstruments": "A track has at most {max, number} instruments.",
  "recordings.languageUnknown": "Choose a language from the list, or “Instrumental”.",
  "recordings.countryUnknown": "Choose a country from the list.",
  "recordings.yearWrong": "A year has four digits and is not in the future.",
  "recordings.ownerTooLong": "The owner's name can have at most {max, number} characters.",
  "recordings.licenceTooLong": "The licence can have at most {max, number} characters.",
  "recordings.creditsTooLong": "Credits can have at most {max} characters.",
  "recordings.previewBeyondEnd": "The preview begins after the track has ended.",
  "recordings.freePlaysWrong": "Free plays are a whole number from 0 to {max}.",
  "recordings.priceWrong": "A price is 0, or at least {min, number, hundredths} and at most {max, number}.",
  "recordings.suggestionTooLow": "The suggested price must be at least the lowest price.",
  "recordings.suggestionAlone": "Set a lowest price first; it may be 0.",
  "recordings.disclosureIncomplete": "Answer all five parts, or none.",
  "recordings.parentUnknown": "Choose another track of this studio.",
  "recordings.parentCircle": "That track comes from this one already.",
  "recordings.explicitnessUnknown": "Choose one of the three.",
} as const;

export const LYRIC_WORDS = {
  "lyrics.tooLong": "Lyrics can have at most {max, number} characters.",
  "lyrics.tooManyLines": "Lyrics can have at most {max} lines.",
  "lyrics.timeMissing": "Every line needs a time.",
  "lyrics.outOfOrder": "A line begins before the one above it.",
  "lyrics.beyondEnd": "A line begins after the track has ended.",
} as const;

/** What is said of the numbers of the music business. */
export const IDENTIFIER_WORDS = {
  "identifiers.isrcWrong": "An ISRC has 12 characters, like US-ABC-26-00001.",
  "identifiers.isrcPrefixWrong": "A prefix has two letters and three letters or digits, like QZ-ABC.",
  "identifiers.upcWrong": "A UPC has 12 digits and an EAN 13. One of these digits is wrong or missing.",
  "identifiers.iswcWrong": "An ISWC has a T and ten digits, like T-034.524.680-1. One of these is wrong.",
  "identifiers.ipiWrong": "An IPI name number has eleven digits. One of these is wrong or missing.",
  "identifiers.isniWrong": "An ISNI has sixteen characters, like 0000 0001 2150 090X. One of these is wrong.",
} as const;

/** What is said of tables of tracks: their cells, files of them, and views of the list. */
export const TABLE_WORDS = {
  "tables.notNumber": "Write a number.",
  "tables.notYesOrNo": 'Write "yes" or "no".',
  "tables.notTime": "Write seconds, or minutes and seconds such as 1:05.",
  "tables.notAmount": "Write an amount such as 1.50.",
  "tables.notAiShare": 'Write "none", "assisted" or "generated".',
  "tables.wordUnknown": "Choose one of: {choices}.",
  "tables.wordNear": "Did you mean “{nearest}”? Choose one of: {choices}.",
  "tables.wordMeant": "Did you mean “{nearest}”?",
  "tables.quoted": "“{cell}”: {said}",
  "tables.cellEmpty": "This cell cannot be empty.",
  "tables.cellStale": "Somebody else changed this cell in the meantime. Type again to replace it.",
  "imports.tooLarge": "A file can have at most {megabytes, number} MB.",
  "imports.tooManyCells": "A file can have at most {max, number} cells.",
  "imports.tooManyRows": "A file can have at most {max} rows.",
  "imports.empty": "The file has no rows below its headings.",
  "imports.keyMissing": "Choose which column holds the ID, the ISRC, or the title and the artists.",
  "imports.columnTwice": "Two columns cannot have the same content.",
  "imports.trackTwice": "Another row of this file is about the same track.",
  "imports.sameAsRow": "Row {line} of this file is about the same track.",
  "imports.nameTwice":
    "{count, number} tracks here have this title and these artists. Say which one by its ISRC or its ID.",
  "imports.quoteOpen":
    "The quotation mark that opens in line {line, number} never closes: everything after it is read as one cell.",
  "views.nameMissing": "A view needs a name.",
  "views.nameTooLong": "A view's name can have at most {max, number} characters.",
  "views.nameTaken": "You already have a view with this name.",
  "views.tooMany": "You can keep {max, number} views. Delete one first.",
} as const;

/** What shops have against a master, and we against a cover. */
export const MASTER_WORDS = {
  "masters.lossy": "Stores want a lossless master: WAV, FLAC or AIFF.",
  "masters.damaged":
    "The file is damaged at {at}: listen for crackles there, and export the recording again.",
  "masters.bitDepth": "The master has {bits, number} bits; stores want at least {min, number}.",
  "masters.sampleRate": "The master has {khz, number} kHz; stores want at least {min, number}.",
  "masters.tooShort": "Stores accept recordings of {min, number} seconds and more.",
  "masters.leadingSilence":
    "The recording begins with {seconds, number} s of silence; stores allow {max, number}.",
  "masters.trailingSilence":
    "The recording ends with {seconds, number} s of silence; stores allow {max, number}.",
  "masters.mono": "The master is mono; some stores reject that.",
  "masters.clipping":
    "{samples, plural, one {# sample is cut off} other {# samples are cut off}} at full scale: it may sound distorted.",
  "masters.peak":
    "The peak is {peak, number, tenths} dBTP; above {max, number, tenths} it may distort when stores convert it.",
  "covers.tooLarge": "A cover can have at most {megabytes, number} MB.",
  "covers.unreadable": "This file is not a JPEG, PNG or WebP picture, or it is damaged.",
  "covers.tooSmall": "A cover needs at least {min} pixels a side.",
  "covers.tooManyPixels": "A cover can have at most {max, number} pixels a side.",
} as const;
