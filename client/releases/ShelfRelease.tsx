import { Link } from "react-router";
import { pageIn } from "../../domain/publicPages/pageAddress.ts";
import { Cover } from "../ui/Cover.tsx";

interface Props {
  release: {
    readonly title: string;
    readonly artistNames: readonly string[];
    readonly coverUrl: string;
    readonly pagePath: string | null | undefined;
  };
  isFirst?: boolean;
}

/** One release on a shelf: cover, title, who made it. */
export function ShelfRelease({ release, isFirst = false }: Props) {
  const names = release.artistNames.join(", ");
  const handle = pageIn(release.pagePath ?? "")?.handle;
  return (
    <article className="lv-release">
      <Cover src={release.coverUrl} alt="" isFirst={isFirst} />
      <strong>
        {release.pagePath ? (
          <Link className="lv-release-open" to={release.pagePath}>
            {release.title}
          </Link>
        ) : (
          release.title
        )}
      </strong>
      <span>
        {handle ? (
          <Link className="lv-release-by" to={`/@${handle}`}>
            {names}
          </Link>
        ) : (
          names
        )}
      </span>
    </article>
  );
}
