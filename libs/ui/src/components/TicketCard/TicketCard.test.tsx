import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Controlled } from '../../testing/Controlled.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { zhHk } from '../../messages/zhHk.ts';
import { Radio } from '../Radio/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { TicketCard } from './TicketCard.tsx';

const terms = { limits: 'From 100 USDT', validity: 'Until 2026/11/24' };

describeComponent(<TicketCard amount="3%" currency="bonus" title="Buy bonus" {...terms} onUse={() => {}} />, {
  state: true,
});

test('is an article named by its value and title, and its button names what it uses', async () => {
  const use = vi.fn<() => void>();
  render(<TicketCard amount="5" currency="USDT" title="Fixed bonus" {...terms} isNew onUse={use} />);
  expect(screen.getByRole('article', { name: '5 USDT Fixed bonus' })).toHaveTextContent(/New.*From 100 USDT.*Until/);
  await userEvent.click(screen.getByRole('button', { name: 'Use Fixed bonus' }));
  expect(use).toHaveBeenCalledOnce();
});

test.each([
  ['used', 'Used'],
  ['expired', 'Expired'],
] as const)('a coupon that is %s says so and cannot be used again', (state, word) => {
  render(<TicketCard amount="5" title="Fixed bonus" state={state} isNew onUse={() => {}} />);
  expect(screen.getByRole('article')).toHaveAttribute('data-state', state);
  expect(screen.getByText(word)).toBeVisible();
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test("uses the provider's language", () => {
  render(
    <UiProvider locale="zh_HK" messages={zhHk}>
      <TicketCard amount="5" title="固定獎賞" state="expired" />
    </UiProvider>,
  );
  expect(screen.getByText('已過期')).toBeVisible();
});

describe('in a group', () => {
  const choices = (
    <>
      <TicketCard value="a" amount="3%" currency="bonus" title="Buy bonus" {...terms} isNew />
      <TicketCard value="b" amount="5" currency="USDT" title="Fixed bonus" onUse={() => {}} />
      <TicketCard value="c" amount="2%" title="Old bonus" state="expired" />
      <Radio value="none">Use no coupon</Radio>
    </>
  );
  const group = (onChange = (_: string) => {}) => (
    <Controlled<string> initial="none" onChange={onChange}>
      {(value, set) => (
        <RadioGroup label="Coupon" value={value} onChange={set}>
          {choices}
        </RadioGroup>
      )}
    </Controlled>
  );

  test('the whole coupon is an option; an expired one is disabled', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { container } = render(group(onChange));
    expect(container.querySelector('[data-selected]')).toBeNull();
    await userEvent.click(screen.getByText('From 100 USDT'));
    expect(screen.getByRole('radio', { name: '3% bonus Buy bonus' })).toBeChecked();
    expect(container.querySelector('[data-selected]')).toHaveTextContent('Buy bonus');
    await userEvent.click(screen.getByText('Old bonus'));
    expect(onChange.mock.calls).toEqual([['a']]);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('its terms and its "new" mark describe the option', () => {
    render(group());
    const description = 'New From 100 USDT Until 2026/11/24';
    expect(screen.getByRole('radio', { name: /Buy bonus/ })).toHaveAccessibleDescription(description);
    expect(screen.getByRole('radio', { name: /Fixed bonus/ })).not.toHaveAccessibleDescription();
  });
});

test('the caller words its button, and its state', () => {
  const { rerender } = render(<TicketCard amount="5" title="Invite a friend" onUse={() => {}} useText="Invite" />);
  expect(screen.getByRole('button', { name: 'Invite Invite a friend' })).toBeVisible();
  rerender(<TicketCard amount="5" title="Invite a friend" state="used" mark="Credited" />);
  expect(screen.getByText('Credited')).toBeVisible();
  expect(screen.queryByText('Used')).toBeNull();
});
