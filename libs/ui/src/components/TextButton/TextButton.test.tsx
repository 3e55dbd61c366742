import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Anchor } from '../../testing/Anchor.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { TextButton } from './TextButton.tsx';

describeComponent(<TextButton>Forgot?</TextButton>);

test('renders the given link and keeps its attributes', () => {
  render(
    <TextButton className="of-screen" render={<Anchor href="/forgot" className="of-router" data-discover="true" />}>
      Forgot?
    </TextButton>,
  );
  const link = screen.getByRole('link', { name: 'Forgot?' });
  expect(link).toHaveAttribute('href', '/forgot');
  expect(link).toHaveAttribute('data-discover', 'true');
  expect(link).toHaveClass('of-screen', 'of-router');
  expect(screen.queryByRole('button')).toBeNull();
});
