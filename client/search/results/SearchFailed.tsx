import { useLingui } from "@lingui/react/macro";
import { Button, Text, Title } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { text } from "../../../domain/words/refusal.ts";
import { RequestFailed } from "../../app/RequestFailed.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";

interface Props {
  /** Names the search: a new one gets a new chance. */
  resetKey: string | number | null | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** Catches a search that brought no answer. Unlike a route's net it lets go as soon as something else is asked. */
export class SearchFailed extends Component<Props, { failure: unknown; failedKey: Props["resetKey"] }> {
  override state = { failure: null, failedKey: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch() {
    this.setState({ failedKey: this.props.resetKey });
  }

  override componentDidUpdate() {
    const { failedKey } = this.state;
    if (failedKey !== undefined && failedKey !== this.props.resetKey)
      this.setState({ failure: null, failedKey: undefined });
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return <FailedMessage failure={this.state.failure} onRetry={this.props.onRetry} />;
  }
}

function FailedMessage({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const said = useRefusal();
  return (
    <section className="search-empty search-failed" role="alert">
      <Title order={3}>{said(text("search.failed"))}</Title>
      {failure instanceof RequestFailed && <Text c="dimmed">{said(failure.told)}</Text>}
      <Button variant="default" onClick={onRetry}>{t`Retry`}</Button>
    </section>
  );
}
