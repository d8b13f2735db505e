import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { PlayButton } from "../../player/PlayButton.tsx";
import { WaitingMark } from "../../sync/mark/WaitingMark.tsx";
import { HitCover } from "../results/HitCover.tsx";
import type { DeviceHit } from "./deviceDocs.ts";

const TYPENAMES: Record<string, string> = { track: "Track", release: "Release", artist: "Artist" };

/** One result that stands on this device. It opens its page; a track is heard. */
export function DeviceLine({
  hit: { id, kind, title, names, picture, path, bpm, key, isOwn },
}: {
  hit: DeviceHit;
}) {
  const { t } = useLingui();
  const kinds: Record<string, string> = { track: t`Track`, release: t`Release`, artist: t`Artist` };
  const facts = [kinds[kind], names.join(", "), bpm ? `${bpm} BPM` : null, key].filter(Boolean).join(" · ");
  const words = (
    <>
      <HitCover kind={TYPENAMES[kind] ?? ""} src={picture} title={title} />
      <span className="search-hit-words">
        <strong>{title}</strong>
        <span>{facts}</span>
      </span>
    </>
  );
  return (
    <li className="search-device-line">
      {path ? (
        <Link to={path} className="search-hit-open">
          {words}
        </Link>
      ) : (
        <span className="search-hit-open">{words}</span>
      )}
      {isOwn && <WaitingMark table="catalog" id={id} name={title} />}
      {kind === "track" && <PlayButton trackId={id} title={title} />}
    </li>
  );
}
