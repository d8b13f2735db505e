import { WORDS } from "../../domain/words/catalogue.ts";
import { i18n } from "../i18n/i18n.ts";

// The build brings them compiled; what stands in the components themselves is there without it.
i18n.load("en", WORDS);
