import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Stack } from './Stack.tsx';

describeComponent(<Stack>two</Stack>);

test('places its children, and leaves the last word to the host', () => {
  render(
    <Stack direction="row" gap={8} justify="between" style={{ gap: 3 }}>
      one
    </Stack>,
  );
  const stack = screen.getByText('one');
  expect(stack).toHaveStyle({ gap: '3px', justifyContent: 'space-between', flexFlow: 'row wrap' });
});
