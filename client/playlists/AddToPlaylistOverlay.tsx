import { lazy, Suspense, useState } from "react";
import { useErrand } from "../app/errands.ts";
import { ADD_TO_PLAYLIST, type AddRequest } from "./addingToPlaylist.ts";

const Dialog = lazy(async () => ({
  default: (await import("./AddToPlaylistDialog.tsx")).AddToPlaylistDialog,
}));

/** Opens the choice of playlists when any button asks for it; its code comes with the first press. */
export function AddToPlaylistOverlay() {
  const [request, setRequest] = useState<AddRequest | null>(null);
  useErrand(ADD_TO_PLAYLIST, setRequest);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <Dialog request={request} onClose={() => setRequest(null)} />
    </Suspense>
  );
}
