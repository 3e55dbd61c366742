import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { IconButton } from './IconButton.tsx';

describeComponent(<IconButton icon={glyphs.bell} label="Messages" />, { state: true });

test('does not compile without a label', () => {
  // @ts-expect-error an icon alone has no accessible name
  const nameless = <IconButton icon="bell" />;
  expect(nameless.props.icon).toBe('bell');
});

test('its label is its accessible name, also with a badge and as a link', () => {
  const { rerender } = render(<IconButton icon={glyphs.bell} label="Messages" badge={3} />);
  expect(screen.getByRole('button', { name: 'Messages, 3 new' })).toHaveAttribute('type', 'button');
  rerender(<IconButton icon={glyphs.bell} label="Messages" render={<Anchor href="#m" />} />);
  expect(screen.getByRole('link', { name: 'Messages' })).not.toHaveAttribute('type');
});

test('fires by pointer, Enter and Space', async () => {
  const press = vi.fn<() => void>();
  render(<IconButton icon={glyphs.bell} label="Messages" onClick={press} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('does not fire while loading, and keeps its name and the focus', async () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(<IconButton icon={glyphs.refresh} label="Refresh" onClick={press} />);
  const button = screen.getByRole('button', { name: 'Refresh' });
  press.mockImplementation(() =>
    rerender(<IconButton icon={glyphs.refresh} label="Refresh" loading onClick={press} />),
  );
  await userEvent.dblClick(button);
  expect(press).toHaveBeenCalledOnce();
  expect(button).toHaveAccessibleName('Refresh');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('neither navigates nor submits while loading', () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <IconButton icon={glyphs.search} label="Find" type="submit" loading />
      <IconButton icon={glyphs.bell} label="Messages" loading render={<Anchor href="#m" />} />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
});
