import { Component, type ReactNode } from 'react';

interface OverlayBoundaryProps {
  /** Whether the overlay should be visible. Each opening tries again. */
  open: boolean;
  onFailed: () => void;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Removes content that fails to render from the page and keeps the app running. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  static getDerivedStateFromProps({ open }: OverlayBoundaryProps, { failed }: State): State {
    return { failed: failed && open };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
