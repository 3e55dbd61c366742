import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { FormError } from './FormError.tsx';

describe('FormError', () => {
  describeComponent(<FormError>Wrong code.</FormError>);

  test('screen readers announce it when it comes', () => {
    const { rerender } = render(<FormError>{null}</FormError>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<FormError>Wrong code.</FormError>);
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong code.');
  });
});
