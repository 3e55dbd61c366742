import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../internal/testing/describeComponent.tsx';
import { Sparkline } from './Sparkline.tsx';

describeComponent(<Sparkline values={[1, 2, 3]} labelled />, { state: true });

test.each([
  [[1, 3, 2], 'up', /^M0 24C/],
  [[3, 1, 2], 'down', /^M0 2C/],
  [[2, 2], 'flat', /^M0 13C.* 64 13$/],
  [[5], 'flat', /^M0 13H64$/],
  [[], 'flat', /^$/],
])('%j is %s', (values, state, path) => {
  const { container } = render(<Sparkline values={values} />);
  expect(container.querySelector('svg')).toHaveAttribute('data-state', state);
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(path);
});

test('stays inside its box', () => {
  const { container } = render(<Sparkline values={[9, 1, 9, 1, 5]} width={100} height={40} />);
  const ys = [...container.querySelector('path')!.getAttribute('d')!.matchAll(/[\s](-?[\d.]+)(?=[C\s]|$)/g)].map(([, y]) => Number(y));
  expect(container.querySelector('path')!.getAttribute('d')).toMatch(/100 \d+(\.\d)?$/);
  expect(ys.every((y) => y >= 0 && y <= 100)).toBe(true);
});
