/** Why a file of music is not taken. */
export const AUDIO_WORDS = {
  "audio.empty": "The file is empty.",
  "audio.largerThanMegabytes": "The file is larger than {megabytes, number} MB.",
  "audio.largerThanGigabytes": "The file is larger than {gigabytes, number} GB.",
  "audio.notAudio": "This file is not audio. Accepted are {formats}.",
  "audio.archive": "This file is also an archive. Please export the audio again.",
  "audio.page": "This file also holds a web page or a program. Please export the audio again.",
  "audio.videoOnly": "This file has no sound in it.",
  "audio.tooShort": "The audio is shorter than one second.",
  "audio.tooLong": "The audio is longer than six hours.",
  "audio.damaged": "The file is damaged and cannot be read.",
  "audio.unknownCodec": "The sound in this file is stored in a way that cannot be read.",
  "audio.endMissing": "The file is cut off: its end is missing.",
  "audio.cutOff": "The file is cut off: {read, number} s of {whole, number} s can be read.",
  "audio.oversizedTags": "The tags of this file are too large.",
  "audio.lost": "The file is not where it was received. Please send it again.",
  "audio.masterLost": "The file of this track is not where it was kept. Please replace its audio.",
  "audio.tooSlow": "The file took too long to prepare.",
  "audio.notPrepared": "We could not prepare this track for listening. Please try again.",
} as const;

/** What is said of a file on its way. */
export const UPLOAD_WORDS = {
  "uploads.notTaken": "The server did not take this file.",
  "uploads.artistsOnly": "Only artists can upload music.",
  "uploads.noneIncluded": "Your plan includes no track uploads.",
  "uploads.planFull": "Your plan includes {max, number} track uploads.",
  "uploads.reasonNeeded": "This track is on a release that is out. Say why its audio changes.",
  "uploads.cannotReplace": "The audio of this track cannot be replaced now.",
} as const;
