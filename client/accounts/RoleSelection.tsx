import { useLingui } from "@lingui/react/macro";
import { IconHeadphones, IconMicrophone2 } from "@tabler/icons-react";
import { Link } from "react-router";
import { PageTitle } from "../ui/PageTitle.tsx";
import { withQuery } from "./authView.ts";

/** Fan or artist: the first question, because the two sign up in different ways. */
export function RoleSelection({ query }: { query: URLSearchParams }) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`How do you want to start?`} />
      <div className="auth-roles">
        <Link to={withQuery(query, { type: "signup", error: null })} className="auth-role" data-side="fan">
          <IconHeadphones size={28} stroke={1.75} aria-hidden />
          <strong>{t`I'm a Music Fan`}</strong>
          <span>{t`Discover, collect and support artists.`}</span>
        </Link>
        <Link to={withQuery(query, { type: "artist", error: null })} className="auth-role" data-side="artist">
          <IconMicrophone2 size={28} stroke={1.75} aria-hidden />
          <strong>{t`I'm an Artist`}</strong>
          <span>{t`Run your catalog, releases and sales.`}</span>
        </Link>
      </div>
    </>
  );
}
