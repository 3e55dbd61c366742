import type { MessageDescriptor } from '@lingui/core';
import { Component, type ReactNode } from 'react';
import { isStaleChunk } from '../network/stale-chunks.ts';
import { CodeMissing } from '../../world/screen-code.ts';
import { Crash } from './Crash.tsx';
import { Unreachable } from './Unreachable.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Title of the screen inside; left out where the code that knows it is part of what did not load. */
  title?: MessageDescriptor;
}

interface State {
  readonly error: unknown;
}

/** Replaces a screen whose code did not load, or that failed to draw. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, title } = this.props;
    if (error === undefined) return children;
    if (error instanceof CodeMissing) return <Unreachable title={title} cause={error.cause} />;
    // A part of the screen may have its own code.
    return isStaleChunk(error) ? <Unreachable title={title} cause={error} /> : <Crash />;
  }
}
