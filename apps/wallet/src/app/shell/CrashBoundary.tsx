import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

interface State {
  readonly error: unknown;
}

/** Shows the crash screen in place of what failed to load or to draw. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Crash error={this.state.error} />;
  }
}
