import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { addressOf, NO_QUESTION } from "../../domain/search/address.ts";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { Nearby } from "./Nearby.tsx";
import "./search.css";

interface Props {
  /** What the address asked for, in words. */
  wanted: string;
}

/** On an address that leads nowhere: what is called nearly so, and a field that finds the rest. */
export function LookUp({ wanted }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState("");

  function handleSearch() {
    const typed = text.trim();
    if (/^@\S+$/.test(typed)) void navigate(`/${typed.toLowerCase()}`);
    else if (typed) void navigate(`/search?${addressOf({ ...NO_QUESTION, text: typed })}`);
  }

  return (
    <div className="search-lookup">
      {wanted.trim() !== "" && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Nearby text={wanted} />
          </Suspense>
        </ErrorBoundary>
      )}
      <search>
        <form
          className="search-lookup-form"
          onSubmit={(event) => {
            event.preventDefault();
            handleSearch();
          }}
        >
          <TextInput
            type="search"
            label={t`Search by name or handle`}
            placeholder="@mara-lune"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            leftSection={<IconSearch size={18} aria-hidden />}
          />
          <Button type="submit">{t`Search`}</Button>
        </form>
      </search>
    </div>
  );
}
