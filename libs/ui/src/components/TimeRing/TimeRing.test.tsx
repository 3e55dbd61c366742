import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { TimeRing } from './TimeRing.tsx';

const now = () => 0;

describeComponent(
  <TimeRing until={90_000} span={180_000} now={now}>
    <Countdown until={90_000} now={now} />
  </TimeRing>,
  { state: true },
);

const leftOf = (until: number) => {
  const { container } = render(<TimeRing until={until} span={180_000} now={now} size={36} />);
  return container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray');
};

test('shows as much of the ring as is left of the time', () => {
  expect(leftOf(180_000)).toBe('100 100');
  expect(leftOf(90_000)).toBe('50 100');
  expect(leftOf(0)).toBe('0 100');
});

test('is whole while more time is left than its span', () => {
  expect(leftOf(600_000)).toBe('100 100');
});

test('says with its state that the time is over', () => {
  const { container } = render(<TimeRing until={0} span={180_000} now={now} />);
  expect(container.firstElementChild).toHaveAttribute('data-state', 'ended');
});
