import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { PayMark } from './PayMark.tsx';
import { payWays, type PayWay } from './payWays.ts';

describeComponent(<PayMark way="alipay" label="Alipay" />);

test('every way to pay has a hue and a drawing of its own', () => {
  const looks = Object.values(payWays);
  expect(new Set(looks.map(({ hue }) => hue)).size).toBe(looks.length);
  expect(new Set(looks.map(({ path }) => path)).size).toBe(looks.length);
});

test.each(Object.keys(payWays) as PayWay[])('%s is silent beside its name', (way) => {
  const { container } = render(<PayMark way={way} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
