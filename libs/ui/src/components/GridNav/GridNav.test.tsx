import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { GridNav } from './GridNav.tsx';

describeComponent(<GridNav label="Services" items={[{ value: 'a', label: 'Bills', icon: glyphs.receipt }]} />);

test('is a named list of links and buttons', async () => {
  const press = vi.fn<() => void>();
  render(
    <GridNav
      label="Services"
      items={[
        { value: 'a', label: 'Bills', icon: glyphs.receipt, render: <Anchor href="/bills" /> },
        { value: 'b', label: 'Scan', icon: glyphs.scan, onClick: press },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Services' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bills' })).toHaveAttribute('href', '/bills');
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
  expect(press).toHaveBeenCalledOnce();
});

describe('as a filter', () => {
  const kinds = [
    { value: 'all', label: 'All', icon: glyphs.receipt },
    { value: 'sent', label: 'Sent', icon: glyphs.transfer, badge: 2 },
    { value: 'frozen', label: 'Frozen', icon: glyphs.freeze, disabled: true },
  ] as const;

  describeComponent(<GridNav label="Kind" items={kinds} value="all" onChange={() => {}} />, { state: true });

  test('is a named radio group that reports a new choice once and never a disabled one', async () => {
    const onChange = vi.fn<(kind: string) => void>();
    const haptics = vi.fn<(kind: string) => void>();
    render(
      <UiProvider locale="en" haptics={haptics}>
        <Controlled<'all' | 'sent' | 'frozen'> initial="all" onChange={onChange}>
          {(kind, set) => <GridNav label="Kind" items={kinds} value={kind} onChange={set} />}
        </Controlled>
      </UiProvider>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    const group = screen.getByRole('radiogroup', { name: 'Kind' });
    const radio = (name: RegExp) => within(group).getByRole('radio', { name });
    expect(radio(/All/)).toBeChecked();
    await userEvent.click(radio(/Frozen/));
    await userEvent.click(radio(/All/));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Sent'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('sent');
    expect(haptics).toHaveBeenCalledExactlyOnceWith('selection');
    expect(radio(/2 new.*Sent/)).toBeChecked();
  });
});
