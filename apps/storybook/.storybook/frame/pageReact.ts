/** The packages of React as one of the two pages has them. */
export interface PageReact {
  readonly react: object;
  readonly jsxRuntime: object;
  readonly reactDom: object;
}

/** React of this page. The components of Storybook, which both pages share, read it here. */
export let pageReact: PageReact;

/** Sets React of this page, before the first component is there. */
export function takePageReact(packages: PageReact): void {
  pageReact = packages;
}
