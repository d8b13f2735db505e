import "./releasePages.ts";
import type { Feature } from "../feature.ts";
import { cardRoutes } from "./cardRoutes.ts";
import { EMBED_HEADERS, embedRoutes } from "./embedRoutes.ts";
import { oembedRoutes } from "./oembedRoutes.ts";
import { publicPageRoutes } from "./publicPageRoutes.ts";

export const publicPages = {
  routes: [
    { at: "/cards", serve: ({ db, services }) => cardRoutes(db, services) },
    { at: "/embed", headers: EMBED_HEADERS, serve: (parts) => embedRoutes(parts) },
    { at: "/oembed", serve: ({ db, services }) => oembedRoutes(db, services.settings.publicUrl) },
    { at: "/", serve: (parts) => publicPageRoutes(parts) },
  ],
} satisfies Feature;
