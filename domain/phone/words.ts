/** What is said of the phone. */
export const PHONE_WORDS = {
  "phone.tooShort": "Enter at least {digits, number} digits.",
  "phone.tooLong": "This number has too many digits.",
  "phone.emergency": "Levare cannot reach emergency services. Dial 112 or 911 on your own phone.",
  "phone.unknown": "There is no such number. Check the digits and the country code.",
  "phone.premium": "Levare does not call premium-rate numbers.",
  "phone.notCalled": "Levare calls landlines and mobiles only.",
  "phone.countryClosed": "Levare does not call this country.",
  "phone.studioBusy":
    "Your studio can make {calls, number} calls at the same time. Try again when a line is free.",
  "phone.minutesSpent":
    "Your studio has used its {minutes, number} minutes of calls today. They begin anew at midnight, UTC.",
  "phone.alreadyCalling": "You are in a call already. Hang up first.",
  "phone.tooMany": "You can start {calls, number} calls an hour. Try again a little later.",
} as const;
