import "./scalars.ts";
import "./errors.ts";
import "../accounts/Viewer.ts";
import "../accounts/registerFan.ts";
import "../accounts/registerIndee.ts";
import "../workspaces/Workspace.ts";
import "../catalog/Artist.ts";
import "../catalog/Release.ts";
import "../catalog/Track.ts";
import "../catalog/trackLists.ts";
import "../catalog/updateTrack.ts";
import "../catalog/archiveTrack.ts";
import "../catalog/trackChanged.ts";
import "../commerce/Product.ts";
import "../community/Post.ts";
import { builder } from "./builder.ts";

export const schema = builder.toSchema();
