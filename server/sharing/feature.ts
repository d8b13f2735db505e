import "./ListeningLink.ts";
import "./createListeningLink.ts";
import "./revokeListeningLink.ts";
import type { Feature } from "../feature.ts";
import { LISTENING_HEADERS, listeningRoutes } from "./listeningRoutes.ts";

export const sharing = {
  routes: [
    {
      at: "/listen",
      secrets: "/listen",
      headers: LISTENING_HEADERS,
      serve: ({ contextFor }) => listeningRoutes(contextFor),
    },
  ],
} satisfies Feature;
