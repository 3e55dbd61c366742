import { useAttach } from '../../hooks/useAttach.ts';

/** Matches elements that take the focus by Tab. */
const CONTROLS =
  'a[href], summary, audio[controls], video[controls], [tabindex="0"], :is(button, input, select, textarea):not(:disabled)';

function watch(panel: HTMLElement) {
  const look = () => {
    if (panel.querySelector(CONTROLS)) panel.removeAttribute('tabindex');
    else panel.tabIndex = 0;
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(panel, { childList: true, subtree: true, attributeFilter: ['disabled', 'href'] });
  return () => changes.disconnect();
}

/**
 * Makes a tab panel a tab stop while it contains no control, so that screen readers and arrow keys reach its text
 * (WAI-ARIA APG, Tabs). Content may come later, so it looks again at every change.
 *
 * @returns the panel's `ref`
 */
export const usePanelTabStop = () => useAttach(watch);
