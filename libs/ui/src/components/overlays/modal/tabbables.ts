const CANDIDATES =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable="true"], [tabindex]';

/** What Tab stops at inside an element, in the order of the document; the kit sets no positive `tabindex`. */
export function tabbables(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      !(element instanceof HTMLInputElement && element.type === 'hidden') &&
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
}
