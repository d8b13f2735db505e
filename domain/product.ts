import { text } from "./words/refusal.ts";
/** The product's name, in one place. It stands in mails, page titles and tokens. */
export const PRODUCT_NAME = "Levare";

/** One line that says what the product does for an artist. */
export const PRODUCT_LINE = text("general.productLine");
