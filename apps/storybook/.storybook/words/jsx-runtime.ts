/** The JSX runtime of stories. It translates their sample texts into the language of the toolbar. */
import { Fragment, jsx as element, jsxs as elements } from 'react/jsx-runtime';
import { sayProps } from './words.ts';

export { Fragment };
export const jsx: typeof element = (type, props, key) => element(type, sayProps(props as object), key);
export const jsxs: typeof elements = (type, props, key) => elements(type, sayProps(props as object), key);
