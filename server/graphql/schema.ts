import "./scalars.ts";
import "./errors.ts";
import "../features.ts";
import { builder } from "./builder.ts";

export const schema = builder.toSchema();
