import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Cover } from "../ui/Cover.tsx";
import "./spots.css";

interface Props {
  artistNames: string;
  text: string;
  coverUrl: string;
  releaseTitle: string;
  /** Where the release is found; empty where it has no page yet. */
  pagePath: string;
  onOpen?: () => void;
  /** Beside the words. */
  children?: ReactNode;
}

/** A spot as listeners see it. */
export function SpotCard({ artistNames, text, coverUrl, releaseTitle, pagePath, onOpen, children }: Props) {
  return (
    <div className="spot-card">
      <Cover src={coverUrl} alt="" size={64} />
      <div className="spot-words">
        <div className="spot-text">
          <Trans>
            From <strong>{artistNames}</strong>: {text}
          </Trans>
        </div>
        {pagePath ? (
          <Link to={pagePath} onClick={onOpen}>
            {releaseTitle}
          </Link>
        ) : (
          <span>{releaseTitle}</span>
        )}
      </div>
      {children && <div className="spot-aside">{children}</div>}
    </div>
  );
}
