/** Below these the server answers itself: an unknown path there is a 404 and never the client's page. */
export const SERVER_PATHS =
  /^\/(graphql|graphiql|live|api|media|uploads|covers|pictures|cards|embed|oembed|s|listen|mailing|dev|healthz|assets)(\/|$)/;

/** Where the phone of somebody sends songs that they share with the installed app; the service worker takes them in. */
export const SHARED_SONGS_PATH = "/share/songs";

/** Screens of which the server writes, for whoever is signed in, what reads before any script: by their plain addresses. */
export const WRITTEN_SCREENS = ["/", "/library", "/catalog/tracks"] as const;
