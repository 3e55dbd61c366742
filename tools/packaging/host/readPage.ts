/** What a page says about its elements. Runs in the page. */
export interface PageState {
  /** Every computed style of each element of the host, by its path. */
  readonly host: Readonly<Record<string, string>>;
  /** The text styles of each element of the kit that does not take those of the page. */
  readonly kit: Readonly<Record<string, string>>;
  readonly scrollHeight: number;
  readonly scrolls: boolean;
}

/** Reads a page, and whether it scrolls. Everything is inside, because Playwright sends only the function. */
export function readPage(): PageState {
  const pathOf = (element: Element): string => {
    const parent = element.parentElement;
    if (!parent) return element.localName;
    return `${pathOf(parent)} > ${element.localName}:${[...parent.children].indexOf(element)}`;
  };
  const stylesOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    return [...style]
      .filter((name) => !name.startsWith('--'))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .join('; ');
  };
  const all = [...document.querySelectorAll('*')];
  const isKit = (element: Element) => element.closest('#kit > *, [data-ui-modal], [data-ui-announcer]') !== null;
  const host = all.filter(
    (element) =>
      !isKit(element) && !['script', 'link', 'style'].includes(element.localName) && !element.closest('head'),
  );

  const TEXT = [
    'box-sizing',
    'margin-top',
    'margin-bottom',
    'margin-left',
    'padding-left',
    'color',
    'font-family',
    'font-size',
    'line-height',
    'list-style-type',
    'text-decoration-line',
    'appearance',
    'border-top-width',
    'background-color',
    'display',
    'cursor',
  ];
  const kit = all.filter(
    (element) => element.getAttribute('class')?.startsWith('ez-') && !element.closest('[data-ui-inherit]'),
  );
  const textOf = (element: Element) => {
    const style = getComputedStyle(element);
    return TEXT.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  };
  scrollTo(0, 500);
  const scrolls = scrollY === 500;
  scrollTo(0, 0);
  return {
    host: Object.fromEntries(
      host.flatMap((element) =>
        [undefined, '::before', '::after', '::selection'].map((pseudo) => [
          pathOf(element) + (pseudo ?? ''),
          stylesOf(element, pseudo),
        ]),
      ),
    ),
    kit: Object.fromEntries(
      kit.map((element) => [`${pathOf(element)} ${element.getAttribute('class')}`, textOf(element)]),
    ),
    scrollHeight: document.documentElement.scrollHeight,
    scrolls,
  };
}
