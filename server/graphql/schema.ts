import "./scalars.ts";
import "./errors.ts";
import "../features.ts";
import { builder } from "./builder.ts";

/** In the order of its making: what is printed of it is sorted there. */
export const schema = builder.toSchema({ sortSchema: false });
