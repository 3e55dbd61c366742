import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Badge } from './Badge.tsx';

describeComponent(<Badge value={3} />, { state: true });

test.each([
  [3, '33 new'],
  [128, '99+128 new'],
  [true, 'New'],
] as const)('count %s reads %s', (count, text) => {
  const { container } = render(<Badge value={count} />);
  expect(container).toHaveTextContent(text);
});

test.each([0, false])('count %s shows nothing', (count) => {
  const { container } = render(<Badge value={count} />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});
