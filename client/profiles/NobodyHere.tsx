import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { handleFrom, handleProblem } from "../../domain/profiles/handle.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { openSearch } from "../search/openSearch.ts";
import { UpbeatArt } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { addressOf } from "./address.ts";

/** A handle that leads to nobody, or to somebody who does not show themselves: both look alike. */
export function NobodyHere({ handle }: { handle: string }) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const navigate = useNavigate();
  const [text, setText] = useState("");

  function handleSearch() {
    const typed = text.trim().replace(/^@/, "").toLowerCase();
    const wanted = handleProblem(typed) === null ? typed : handleFrom(typed);
    if (wanted) void navigate(addressOf(wanted));
  }

  return (
    <div className="profile-nobody">
      <UpbeatArt />
      <PageTitle title={t`Nobody here`} />
      <Text c="dimmed" maw="50ch">
        {t`There is no page at @${handle}. Perhaps the name has a typo, or the page was taken down.`}
      </Text>
      <search className="profile-ask">
        <form
          className="profile-search"
          onSubmit={(event) => {
            event.preventDefault();
            handleSearch();
          }}
        >
          <TextInput
            type="search"
            label={t`Look for a name or handle`}
            placeholder="@mara-lune"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            leftSection={<IconSearch size={18} aria-hidden />}
          />
          <Button type="submit">{t`Look`}</Button>
        </form>
      </search>
      <p className="profile-ways">
        {viewer && (
          <Button variant="default" onClick={openSearch}>
            {t`Search all of Levare`}
          </Button>
        )}
        <Anchor component={Link} to="/">
          {t`Go home`}
        </Anchor>
      </p>
    </div>
  );
}
