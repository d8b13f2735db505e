/** Where the payment provider lets a platform such as ours send money to, by ISO 3166. */
export const PAYOUT_COUNTRIES: readonly string[] =
  "AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US".split(
    " ",
  );
