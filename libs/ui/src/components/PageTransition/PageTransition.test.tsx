import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { PageTransition, type TransitionKind } from './PageTransition.tsx';

describeComponent(
  <PageTransition pageKey="a">
    <h1>A</h1>
  </PageTransition>,
  { state: true },
);

const page = (key: string, kind: TransitionKind = 'forward') => (
  <PageTransition pageKey={key} kind={kind}>
    <h1 tabIndex={-1}>{key}</h1>
    <div data-ui-scroll="" data-testid={`scroll-${key}`} />
    <Counter />
  </PageTransition>
);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

describe('moving', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('does not take the focus on the first page', () => {
    render(page('Home'));
    expect(document.body).toHaveFocus();
  });

  test('the old page leaves inert with its state, and the new title takes the focus', () => {
    const { container, rerender } = render(page('Home'));
    fireEvent.click(screen.getByRole('button'));
    rerender(page('Bills'));
    const leaving = container.querySelector('[data-part="leaving"]');
    expect(leaving).toHaveAttribute('inert');
    expect(leaving).toHaveAttribute('aria-hidden', 'true');
    expect(leaving?.querySelector('h1')).toHaveTextContent('Home');
    expect(leaving?.querySelector('button')).toHaveTextContent('1');
    expect(screen.getByText('Bills')).toHaveFocus();
    fireEvent.animationEnd(container.querySelector('[data-part="entering"]')!);
    expect(container.querySelector('[data-part="leaving"]')).toBeNull();
  });

  test('ends on its own when no animation event arrives', () => {
    const { container, rerender } = render(page('Home'));
    rerender(page('Bills'));
    act(() => void vi.advanceTimersByTime(700));
    expect(container.querySelector('[data-part="leaving"]')).toBeNull();
  });

  test('an interrupted transition shows only the newest page and the one before it', () => {
    const { container, rerender } = render(page('Home'));
    rerender(page('Bills'));
    rerender(page('Mine'));
    expect([...container.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['Bills', 'Mine']);
    rerender(page('Bills', 'back'));
    expect([...container.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['Mine', 'Bills']);
  });

  test('going back restores the scroll position; going forward starts at the top', () => {
    const { rerender } = render(page('Home'));
    screen.getByTestId('scroll-Home').scrollTop = 240;
    rerender(page('Bills'));
    act(() => void vi.advanceTimersByTime(700));
    rerender(page('Home', 'back'));
    expect(screen.getByTestId('scroll-Home').scrollTop).toBe(240);
    act(() => void vi.advanceTimersByTime(700));
    rerender(page('Bills'));
    act(() => void vi.advanceTimersByTime(700));
    rerender(page('Home'));
    expect(screen.getByTestId('scroll-Home').scrollTop).toBe(0);
  });
});

test("the first page's pending end does not shorten the next transition", async () => {
  function Pages() {
    const [key, setKey] = useState('Home');
    return (
      <PageTransition pageKey={key}>
        <button type="button" onClick={() => setKey('Bills')}>
          {key}
        </button>
      </PageTransition>
    );
  }
  const { container } = render(<Pages />);
  // As in a browser, React decides when to render; inside `act` the test would decide.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  container.querySelector('[data-part="entering"]')!.dispatchEvent(new Event('animationend', { bubbles: true }));
  screen.getByRole('button').click();
  await vi.waitFor(() => expect(screen.getByText('Bills')).toBeInTheDocument());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector('[data-state="moving"]')).not.toBeNull();
  vi.unstubAllGlobals();
});
