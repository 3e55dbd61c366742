import { render } from '@testing-library/react';
import { cloneElement, createRef, StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { findFaults } from './findFaults.ts';

export interface Conformance {
  /** `false` for a component without a single root element (hosts, overlays in a portal). */
  root?: boolean;
  /** The root has `data-state`, which a host can style. */
  state?: boolean;
  /**
   * CSS selector of the element that gets the given class and ref, when that is not the outermost one, as in a field.
   */
  refAt?: string;
}

type Probe = ReactElement<Record<string, unknown>>;

/**
 * Checks what every component of the kit guarantees: a ref, a class, attributes passed on, no DOM access on the server,
 * no React warning in StrictMode, nothing left in the body, and no accessibility fault.
 *
 * @param element the component with its required props
 */
export function describeComponent(
  element: ReactElement,
  { root = true, state = false, refAt }: Conformance = {},
): void {
  const probe = element as Probe;
  const inProvider = (child: ReactElement) => <UiProvider locale="en">{child}</UiProvider>;

  describe('conformance', () => {
    test.runIf(root)('passes ref, class and attributes on', () => {
      const ref = createRef<Element>();
      const marked = cloneElement(probe, { ref, className: 'of-host', 'data-probe': 'yes' });
      const { container } = render(inProvider(marked));
      expect(container.querySelector('.of-host')).not.toBeNull();
      expect(container.querySelector('[data-probe="yes"]')).not.toBeNull();
      expect(ref.current).toBe(container.querySelector(refAt ?? '.of-host'));
    });
    test.runIf(state)('shows its state as data-state', () => {
      const { container } = render(inProvider(probe));
      expect(container.querySelector('[data-state]')).not.toBeNull();
    });
    test('renders on the server and hydrates the same markup', () => {
      const markup = renderToString(inProvider(probe));
      const host = document.createElement('div');
      host.innerHTML = markup;
      document.body.append(host);
      const recoverable = vi.fn<() => void>();
      const { unmount } = render(inProvider(probe), {
        container: host,
        hydrate: true,
        onRecoverableError: recoverable,
      });
      expect(recoverable).not.toHaveBeenCalled();
      unmount();
      host.remove();
    });
    test('has no warnings in StrictMode and leaves the body clean', () => {
      const complaint = vi.spyOn(console, 'error');
      const before = document.body.getAttribute('style');
      const { unmount } = render(<StrictMode>{inProvider(probe)}</StrictMode>);
      unmount();
      expect(complaint.mock.calls).toEqual([]);
      expect(document.body.getAttribute('style')).toBe(before);
      complaint.mockRestore();
    });
    test('has no accessibility fault', async () => {
      const { baseElement } = render(inProvider(probe));
      expect(await findFaults(baseElement)).toEqual([]);
    });
  });
}
