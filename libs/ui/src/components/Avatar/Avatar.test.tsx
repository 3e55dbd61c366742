import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Avatar } from './Avatar.tsx';

describeComponent(<Avatar name="Ka Ming" label="Ka Ming" />, { state: true });

test.each([
  ['ka ming', 'K'],
  ['  曉梅', '曉'],
  ['🦊 fox', '🦊'],
  ['', ''],
])('%j appears as %j', (name, letter) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(letter);
});

test('a picture that fails to load is replaced by the letter, and a new picture is tried', () => {
  const { container, rerender } = render(<Avatar name="Ka" src="/gone.png" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('K');
  rerender(<Avatar name="Ka" src="/new.png" label="Ka" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
  expect(screen.getByRole('img', { name: 'Ka' })).toBeInTheDocument();
});
