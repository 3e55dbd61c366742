/** As `jsx-runtime.ts`, for the development server. */
import { Fragment, jsxDEV as element } from 'react/jsx-dev-runtime';
import { sayProps } from './words.ts';

export { Fragment };
export const jsxDEV: typeof element = (type, props, ...rest) => element(type, sayProps(props as object), ...rest);
