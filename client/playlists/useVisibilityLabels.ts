import { useLingui } from "@lingui/react/macro";
import type { PlaylistVisibility } from "../../domain/playlists/playlist.ts";

/** Who can come to a playlist, in the person's language. */
export function useVisibilityLabels(): Record<PlaylistVisibility, string> {
  const { t } = useLingui();
  return { private: t`Private`, unlisted: t`Anyone with the link`, public: t`Public` };
}
