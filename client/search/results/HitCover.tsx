import { IconMessageCircle } from "@tabler/icons-react";
import { Cover } from "../../ui/Cover.tsx";

interface Props {
  kind: string;
  src: string | null;
  title: string;
}

/** The small picture of a hit: covers are square, people are round, and who has none is shown by the first letter. */
export function HitCover({ kind, src, title }: Props) {
  return (
    <span className="search-hit-cover" data-kind={kind} aria-hidden="true">
      {src ? (
        <Cover src={src} alt="" size={48} />
      ) : kind === "Post" ? (
        <IconMessageCircle size={22} stroke={1.75} />
      ) : (
        [...title][0]
      )}
    </span>
  );
}
