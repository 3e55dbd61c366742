import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserText } from './UserText.tsx';

it('keeps the text in a place of its own', () => {
  const { container } = render(<UserText className="name">小鳥 שלום</UserText>);
  expect(container.innerHTML).toBe('<bdi class="name">小鳥 שלום</bdi>');
});

it.each(['\u202E', '\u2066', '\u2069', '\u200F', '\u061C'])('drops what turns the direction (%j)', (turn) => {
  const { container } = render(<UserText>{`a${turn}00.1`}</UserText>);
  expect(container.textContent).toBe('a00.1');
});

it('shows nothing for nothing', () => {
  const { container } = render(<UserText>{undefined}</UserText>);
  expect(container.textContent).toBe('');
});
