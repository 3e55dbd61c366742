import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../internal/testing/Anchor.tsx';
import { describeComponent } from '../../internal/testing/describeComponent.tsx';
import { IconButton } from './IconButton.tsx';

describeComponent(<IconButton icon={glyphs.bell} label="Messages" />, { state: true });

test('cannot be written without a label', () => {
  // @ts-expect-error an icon alone says nothing
  const nameless = <IconButton icon="bell" />;
  expect(nameless.props.icon).toBe('bell');
});

test('the label is its name, also with a badge and as a link', () => {
  const { rerender } = render(<IconButton icon={glyphs.bell} label="Messages" badge={3} />);
  expect(screen.getByRole('button', { name: 'Messages, 3 new' })).toHaveAttribute('type', 'button');
  rerender(<IconButton icon={glyphs.bell} label="Messages" render={<Anchor href="#m" />} />);
  expect(screen.getByRole('link', { name: 'Messages' })).not.toHaveAttribute('type');
});

test('does not fire while loading', async () => {
  const press = vi.fn<() => void>();
  render(<IconButton icon={glyphs.refresh} label="Refresh" loading onClick={press} />);
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});
