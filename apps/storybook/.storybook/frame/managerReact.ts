import { jsxRuntime, react, reactDom } from 'storybook/internal/manager/globals-runtime';
import { takePageReact } from './pageReact.ts';

takePageReact({ react, jsxRuntime, reactDom });
