import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Anchor } from '../../testing/Anchor.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Card } from './Card.tsx';

describeComponent(<Card title="Order">Waiting</Card>);

test('a card with a title has a heading', () => {
  render(
    <Card title="Order" meta="Bank card">
      Waiting
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Order' })).toBeInTheDocument();
});

test('as a link the whole card is one target', () => {
  render(<Card render={<Anchor href="/invite" />}>Invite a friend</Card>);
  expect(screen.getByRole('link', { name: 'Invite a friend' })).toHaveAttribute('href', '/invite');
});
