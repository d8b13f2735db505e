import "./releasePages.ts";
import type { Feature } from "../feature.ts";
import { cardRoutes } from "./cardRoutes.ts";
import { EMBED_HEADERS, embedRoutes } from "./embedRoutes.ts";
import { facePageRoutes } from "./facePages.ts";
import { oembedRoutes } from "./oembedRoutes.ts";

export const faces = {
  routes: [
    { at: "/cards", serve: ({ db, services }) => cardRoutes(db, services) },
    { at: "/embed", headers: EMBED_HEADERS, serve: (parts) => embedRoutes(parts) },
    { at: "/oembed", serve: ({ db, services }) => oembedRoutes(db, services.settings.publicUrl) },
    { at: "/", serve: (parts) => facePageRoutes(parts) },
  ],
} satisfies Feature;
