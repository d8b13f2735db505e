import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { LoadMoreFn } from "react-relay";
import { PAGE_SIZE } from "../../../domain/search/limits.ts";
import { text } from "../../../domain/words/refusal.ts";
import type { SearchResultsPaginationQuery } from "../../__generated__/SearchResultsPaginationQuery.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";

interface Props {
  isLoading: boolean;
  loadNext: LoadMoreFn<SearchResultsPaginationQuery>;
}

/** The next page, on request. What is already there stays when it fails. */
export function LoadMore({ isLoading, loadNext }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [hasFailed, setFailed] = useState(false);

  function load() {
    setFailed(false);
    loadNext(PAGE_SIZE, {
      onComplete: (failure) => setFailed(failure !== null),
      // Total and facets are known since the first page: the server need not count again.
      UNSTABLE_extraVariables: { withCounts: false },
    });
  }

  return (
    <div className="search-more">
      {hasFailed && <Text role="alert">{said(text("search.loadMoreFailed"))}</Text>}
      <Button variant="default" loading={isLoading} onClick={load}>
        {hasFailed ? t`Retry` : said(text("search.loadMore"))}
      </Button>
    </div>
  );
}
