import { useEffect, useState } from "react";
import { useViewer } from "../app/viewer.ts";
import { type SavedSong, savedMusicOf } from "./SavedMusic.ts";

/** What the person saved on this device, the latest first; null while that is read. A device that keeps nothing has none. */
export function useSavedSongs(): readonly SavedSong[] | null {
  const saved = savedMusicOf(useViewer().id);
  const [songs, setSongs] = useState<readonly SavedSong[] | null>(null);
  useEffect(() => {
    const read = () => void saved.songs().then(setSongs, () => setSongs([]));
    read();
    return saved.subscribe(read);
  }, [saved]);
  return songs;
}
