import { Component, type ReactNode } from 'react';
import { UiContext } from '../../internal/UiContext.ts';
import { sheets } from '../ActionSheet/sheet.ts';
import { dialogs } from '../dialog/dialog.ts';
import { openViewer } from '../PictureViewer/viewer.ts';
import { toast } from '../toast/toast.ts';

/**
 * An overlay that cannot be shown, because its chunk does not load or its content throws, must not take the app down
 * nor leave a caller waiting: every open question is answered with cancel, and a toast says that it failed.
 */
export class OverlayBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = UiContext;
  declare context: React.ContextType<typeof UiContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    for (const item of dialogs.get()) if (item.open) item.answer(false);
    for (const item of sheets.get()) if (item.open) item.answer(undefined);
    dialogs.set([]);
    sheets.set([]);
    openViewer.set(undefined);
    toast.fail(this.context.messages.dialogFailed);
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
