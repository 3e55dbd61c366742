import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Change } from './Change.tsx';

describeComponent(<Change value="1.84" suffix="%" />, { state: true });

test.each([
  ['128.40', 'gain', 'Up +128.40%'],
  ['-0.62', 'loss', 'Down \u22120.62%'],
  ['0.00', 'flat', 'Unchanged 0.00%'],
  ['-0.001', 'flat', 'Unchanged 0.00%'],
  ['', 'flat', 'Unchanged \u2014%'],
])('%s is a %s', (value, state, text) => {
  const { container } = render(<Change value={value} decimals={2} suffix="%" />);
  expect(container.firstElementChild).toHaveAttribute('data-state', state);
  expect(container).toHaveTextContent(text);
  expect(container.querySelectorAll('svg')).toHaveLength(state === 'flat' ? 0 : 1);
});
