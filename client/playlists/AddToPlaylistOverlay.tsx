import { lazy, Suspense, useEffect, useState } from "react";
import { ADD_TO_PLAYLIST, type AddRequest } from "./addingToPlaylist.ts";

const Dialog = lazy(async () => ({
  default: (await import("./AddToPlaylistDialog.tsx")).AddToPlaylistDialog,
}));

/** Opens the choice of playlists when any button asks for it; its code comes with the first press. */
export function AddToPlaylistOverlay() {
  const [request, setRequest] = useState<AddRequest | null>(null);
  useEffect(() => {
    const hear = (event: Event) => setRequest((event as CustomEvent<AddRequest>).detail);
    window.addEventListener(ADD_TO_PLAYLIST, hear);
    return () => window.removeEventListener(ADD_TO_PLAYLIST, hear);
  }, []);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <Dialog request={request} onClose={() => setRequest(null)} />
    </Suspense>
  );
}
