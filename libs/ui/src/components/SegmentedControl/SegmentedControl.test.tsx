import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const items = [
  { value: 'EZ', label: 'EZ' },
  { value: 'USDT', label: 'USDT' },
  { value: 'CNY', label: 'CNY', disabled: true },
] as const;

describeComponent(<SegmentedControl items={items} value="EZ" label="Show in" onChange={() => {}} />, { state: true });

test('reports a new choice once, and never the same or a disabled one', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<SegmentedControl items={items} value="EZ" label="Show in" onChange={onChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'EZ' }));
  await userEvent.click(screen.getByRole('tab', { name: 'CNY' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['USDT']]);
});

test('Home, End and arrow keys work in right-to-left text too, and skip disabled segments', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <Controlled initial="EZ" onChange={onChange}>
      {(value, set) => <SegmentedControl items={items} value={value} label="Show in" onChange={set} />}
    </Controlled>,
  );
  screen.getByRole('tablist').style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'USDT' })).toHaveFocus();
  await userEvent.keyboard('{Home}{End}');
  expect(onChange.mock.calls).toEqual([['USDT'], ['EZ'], ['USDT']]);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});
