const CANDIDATES =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable="true"], [tabindex]';

/** The tab stops inside an element, in document order. The kit sets no positive `tabindex`. */
export function tabbables(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      !(element instanceof HTMLInputElement && element.type === 'hidden') &&
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
}
