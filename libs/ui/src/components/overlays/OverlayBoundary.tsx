import { Component, type ReactNode } from 'react';

interface OverlayBoundaryProps {
  /** Whether the overlay is to be seen: each opening is tried anew. */
  open: boolean;
  onFailed: () => void;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Takes out of the page what fails to draw, and the app stays. */
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
