import { useLingui } from "@lingui/react/macro";
import { Button, Text, Title } from "@mantine/core";
import { Component, lazy, type ReactNode } from "react";
import type { Question } from "../../../domain/search/address.ts";
import { text } from "../../../domain/words/refusal.ts";
import { RequestFailed } from "../../app/RequestFailed.ts";
import { useMaybeViewer } from "../../app/viewer.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";

interface Props {
  /** Names the search: a new one gets a new chance. */
  resetKey: string | number | null | undefined;
  /** What was asked: without a connection it is looked for on this device. */
  question: Question;
  onRetry: () => void;
  children: ReactNode;
}

/** Comes when it is needed: the service worker keeps it for then. */
const DeviceResults = lazy(async () => ({
  default: (await import("../device/DeviceResults.tsx")).DeviceResults,
}));

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
    const { question, onRetry } = this.props;
    return <FailedMessage failure={this.state.failure} question={question} onRetry={onRetry} />;
  }
}

interface Failed extends Pick<Props, "question" | "onRetry"> {
  failure: unknown;
}

function FailedMessage({ failure, question, onRetry }: Failed) {
  const { t } = useLingui();
  const said = useRefusal();
  const viewer = useMaybeViewer();
  if (viewer && failure instanceof RequestFailed && failure.code === "OFFLINE")
    return <DeviceResults question={question} onRetry={onRetry} />;
  return (
    <section className="search-empty search-failed" role="alert">
      <Title order={3}>{said(text("search.failed"))}</Title>
      {failure instanceof RequestFailed && <Text c="dimmed">{said(failure.told)}</Text>}
      <Button variant="default" onClick={onRetry}>{t`Retry`}</Button>
    </section>
  );
}
