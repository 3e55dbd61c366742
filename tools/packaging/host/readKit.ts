/**
 * Reads every computed style of each element of the kit, and of what it draws before and behind them. Runs in the page.
 * Everything is inside, because Playwright sends only the function.
 */
export function readKit(): Record<string, string> {
  const pathOf = (element: Element): string => {
    const parent = element.parentElement;
    return parent && parent !== document.body
      ? `${pathOf(parent)} > ${element.localName}:${[...parent.children].indexOf(element)}`
      : element.localName;
  };
  // Nothing that a person sees in the kit: no text of it has tabs, and what takes taps has a colour of ours.
  const UNSEEN = ['tab-size', 'text-size-adjust', '-webkit-text-size-adjust', '-webkit-tap-highlight-color'];
  const isSeen = (name: string, style: CSSStyleDeclaration) =>
    !name.startsWith('--') && !UNSEEN.includes(name) && !(name === 'outline-offset' && style.outlineStyle === 'none');
  // What turns for ever stops at its start, and what opens is open.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  const stylesOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    return [...style]
      .filter((name) => isSeen(name, style))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .join('; ');
  };
  const kit = [...document.querySelectorAll('[class^="ez-"]')];
  return Object.fromEntries(
    kit.flatMap((element) =>
      [undefined, '::before', '::after', '::placeholder'].map((pseudo) => [
        `${element.localName}.${element.getAttribute('class')} ${pseudo ?? ''} ${pathOf(element)}`,
        stylesOf(element, pseudo),
      ]),
    ),
  );
}
