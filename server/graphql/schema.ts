import "./scalars.ts";
import "./errors.ts";
import "../accounts/Viewer.ts";
import "../accounts/registerFan.ts";
import "../accounts/registerIndee.ts";
import "../workspaces/Workspace.ts";
import { builder } from "./builder.ts";

export const schema = builder.toSchema();
