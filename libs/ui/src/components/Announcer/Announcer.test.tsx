import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { announce, announcements } from './announce.ts';
import { Announcer } from './Announcer.tsx';

describeComponent(<Announcer />, { root: false });

describe('announce', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    announcements.set([]);
  });

  const region = (politeness: string) => document.querySelector(`[data-announcer="${politeness}"]`);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test('announces what was queued before it mounted, but only after the regions exist', () => {
    announce('Early');
    render(<Announcer />);
    expect(region('polite')).toBeEmptyDOMElement();
    pass(150);
    expect(region('polite')).toHaveTextContent('Early');
  });

  test('keeps each text for five seconds and separates polite from assertive', () => {
    render(<Announcer />);
    pass(150);
    act(() => {
      announce('Saved');
      announce('Failed', 'assertive');
    });
    pass(4900);
    expect(region('polite')).toHaveTextContent('Saved');
    expect(region('assertive')).toHaveTextContent('Failed');
    pass(200);
    expect(region('polite')).toBeEmptyDOMElement();
    expect(region('assertive')).toBeEmptyDOMElement();
  });

  test('announces a repeated text as a new node', () => {
    render(<Announcer />);
    pass(150);
    act(() => announce('Copied'));
    const first = region('polite')?.lastElementChild;
    act(() => announce('Copied'));
    expect(region('polite')?.lastElementChild).not.toBe(first);
  });
});
