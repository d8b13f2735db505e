/** What is said of taxes: refusals. */
export const TAX_WORDS = {
  "taxes.nameTooLong": "At most {max, number} characters, please.",
  "taxes.addressTooLong": "At most {max, number} characters, please.",
  "taxes.countryUnknown": "Choose a country from the list.",
  "taxes.birthDateWrong": "This is no date of birth.",
  "taxes.taxIdWrong": "A tax number has 4 to 20 letters and digits.",
  "taxes.usIdWrong": "A tax number of the United States has nine digits, such as 12-3456789.",
  "taxes.vatIdWrong":
    "This is no VAT number. It begins with the letters of its country, such as DE136695976.",
  "taxes.otherForm":
    "This form is for others: W-9 for the United States, W-8BEN for persons and W-8BEN-E for companies elsewhere.",
  "taxes.stale": "Somebody saved this meanwhile. Load the page again, then write it once more.",
  "taxes.accountantNameWrong": "Say who gets the link, in at most {max, number} characters.",
  "taxes.accountantYearsWrong": "Choose one to ten years.",
  "taxes.accountantDaysWrong": "Choose 7, 30 or 90 days.",
  "taxes.tooManyLinks": "At most {max, number} links can be open. End one first.",
} as const;
