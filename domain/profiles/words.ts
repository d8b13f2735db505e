/** What is said of a profile, its handle and its pictures. */
export const PROFILE_WORDS = {
  "profiles.newFromFollowed": "New from artists you follow",
  "profiles.nameMissing": "A page needs a name.",
  "profiles.nameTooLong": "A name can have at most {max, number} characters.",
  "profiles.bioTooLong": "A bio can have at most {max, number} characters.",
  "profiles.locationTooLong": "A place can have at most {max, number} characters.",
  "profiles.stale": "Your profile was saved somewhere else in the meantime. Your change was not applied.",
  "profiles.tooManyLinks": "A profile has at most {max, number} links.",
  "profiles.linkWrong": "A link begins with https:// and leads to a website.",
  "profiles.handleWrong":
    "A handle has {min, number} to {max, number} lowercase letters, digits, - or _, and begins and ends with a letter or digit.",
  "profiles.handleReserved": "This handle is reserved. Choose another one.",
  "profiles.handleTaken": "This handle is taken. Choose another one.",
  "profiles.handleTooSoon": "A handle can be changed once in {days, number} days.",
  "profiles.pictureTooLarge": "A picture has at most {megabytes, number} MB.",
  "profiles.pictureTooManyPixels": "A picture has at most {millions, number} million pixels.",
  "profiles.pictureUnreadable": "This file is not a JPEG, PNG, WebP, AVIF or GIF picture, or it is damaged.",
  "profiles.pictureTooSmall": "This picture is too small: at least {side, number} pixels a side, please.",
} as const;
