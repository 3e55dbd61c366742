const CANDIDATES =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable="true"], [tabindex]';

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** Whether two elements are one tab stop: radios of one group, between which arrows lead. */
export const isSameStop = (one: Element | null, other: Element): boolean =>
  isRadio(one) && isRadio(other) && one.name === other.name;

/** Whether another radio of the group is chosen, which Tab goes to instead. */
const isPassedOver = (element: Element, root: Element): boolean =>
  isRadio(element) &&
  !element.checked &&
  [...root.querySelectorAll<HTMLInputElement>('input:checked')].some((other) => isSameStop(element, other));

/** The tab stops inside an element, in document order. The kit sets no positive `tabindex`. */
export function tabbables(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      !(element instanceof HTMLInputElement && element.type === 'hidden') &&
      !isPassedOver(element, root) &&
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
}
