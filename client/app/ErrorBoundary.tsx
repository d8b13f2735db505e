import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  fallback: (failure: unknown) => ReactNode;
}

/** The outer of the two nets: what falls through a route's own net lands here (see RouteError for the inner one). */
export class ErrorBoundary extends Component<Props, { failure: unknown; hasFailed: boolean }> {
  override state = { failure: null, hasFailed: false };

  static getDerivedStateFromError(failure: unknown) {
    return { failure, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.failure) : this.props.children;
  }
}
