import "./Post.ts";
import type { Feature } from "../feature.ts";

export const community = {} satisfies Feature;
