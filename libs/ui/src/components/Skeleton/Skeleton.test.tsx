import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';
import { SkeletonRow } from './SkeletonRow.tsx';

describeComponent(<Skeleton width={120} height={15} />);

describe('SkeletonRegion', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const region = (loading: boolean) => (
    <SkeletonRegion loading={loading} placeholder={<SkeletonRow />} data-testid="region">
      Balance
    </SkeletonRegion>
  );
  const phase = () => screen.getByTestId('region').dataset['state'];

  test('a quick answer never shows a placeholder', () => {
    const { rerender } = render(region(true));
    pass(199);
    expect(phase()).toBe('waiting');
    rerender(region(false));
    expect(phase()).toBe('settled');
    expect(screen.getByTestId('region')).toHaveTextContent('Balance');
  });

  test('a visible placeholder stays for at least 400 ms', () => {
    const { rerender } = render(region(true));
    pass(200);
    expect(phase()).toBe('shown');
    expect(screen.getByTestId('region')).toHaveAttribute('aria-busy', 'true');
    pass(100);
    rerender(region(false));
    pass(299);
    expect(phase()).toBe('shown');
    pass(1);
    expect(phase()).toBe('settled');
    expect(screen.getByTestId('region')).toHaveAttribute('aria-busy', 'false');
  });

  test('can load again after it has settled', () => {
    const { rerender } = render(region(false));
    expect(phase()).toBe('settled');
    rerender(region(true));
    pass(200);
    expect(phase()).toBe('shown');
  });
});
