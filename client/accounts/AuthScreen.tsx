import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { pendingWish } from "../app/pendingWish.ts";
import { useAccent } from "../ui/accent.ts";
import { ArtistRegistration } from "./ArtistRegistration.tsx";
import { backFrom, viewOf, withQuery } from "./authView.ts";
import { CodeForm } from "./CodeForm.tsx";
import { FanRegistration } from "./FanRegistration.tsx";
import { ForgotForm } from "./ForgotForm.tsx";
import { FormMessage } from "./FormMessage.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { RoleSelection } from "./RoleSelection.tsx";
import "./accounts.css";

/** /auth: choose a role, register, sign in. Which of them stands in the query, so that every view has an address. */
export function AuthScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const view = viewOf(query);
  const back = backFrom(query);
  const error = query.get("error");
  useAccent(view === "fan" ? "blush" : "volt");
  return (
    <div className="auth">
      <section className="auth-card" data-view={view}>
        {back !== null && (
          <Button
            component={Link}
            to={back}
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            className="auth-back"
          >
            {t`Back`}
          </Button>
        )}
        <WishedFor />
        {error !== null && <FormMessage text={error} isSuccess={false} />}
        {view === "roles" && <RoleSelection query={query} />}
        {view === "fan" && <FanRegistration />}
        {view === "artist" && <ArtistRegistration />}
        {view === "login" && <LoginForm />}
        {view === "code" && <CodeForm />}
        {view === "forgot" && <ForgotForm />}
        {view === "login" ? (
          <p className="auth-other">
            <Trans>New here?</Trans>{" "}
            <Anchor component={Link} to={withQuery(query, { view: null, error: null })} fw={600}>
              {t`Create New Account`}
            </Anchor>
          </p>
        ) : (
          <p className="auth-other">
            <Trans>Already have an account?</Trans>{" "}
            <Anchor component={Link} to={withQuery(query, { view: "login", error: null })} fw={600}>
              {t`Sign in`}
            </Anchor>
          </p>
        )}
      </section>
      <AuthArt isFan={view === "fan"} />
    </div>
  );
}

/** Why somebody was led here: what they pressed, and what is done for them once they are in. */
function WishedFor() {
  const { t } = useLingui();
  const [wish] = useState(() => pendingWish());
  if (!wish) return null;
  const name = wish.kind === "playlist" ? wish.title : wish.name;
  const words = {
    artist: t`Sign in or create an account to follow ${name}.`,
    release: t`Sign in or create an account to save “${name}”.`,
    track: t`Sign in or create an account to like “${name}”.`,
    playlist: t`Sign in or create an account to add “${name}” to a playlist.`,
  };
  return <p className="auth-wish">{words[wish.kind]}</p>;
}

const BEATS = [28, 52, 40, 76, 48, 92, 64, 120, 84, 148, 104, 176];

/** Says nothing to a screen reader: rising bars, as in the logo. */
function AuthArt({ isFan }: { isFan: boolean }) {
  return (
    <div className="auth-art" data-side={isFan ? "fan" : "artist"} aria-hidden="true">
      <svg viewBox="0 0 288 200" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        {BEATS.map((height, at) => (
          <rect key={height} x={at * 24 + 4} y={200 - height} width="14" height={height} rx="7" />
        ))}
      </svg>
    </div>
  );
}
