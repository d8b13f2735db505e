import "./search.ts";
import "./saved/SavedSearch.ts";
import "./saved/saveSearch.ts";
import "./saved/renameSearch.ts";
import "./saved/deleteSearch.ts";
import type { Feature } from "../feature.ts";

export const search = {} satisfies Feature;
