import { derived, impersonal, mine, type TablePlans } from "../privacy/plans.ts";

export const searchTables = {
  savedSearch: mine("account"),
  searchDoc: derived(),
  searchFacet: impersonal("Values of filters, such as genres and keys, each with its number."),
  "searchFeed.change": impersonal("Which things changed, by random ids, for two days."),
  "searchFeed.state": impersonal("A random id and a number."),
} satisfies TablePlans;
