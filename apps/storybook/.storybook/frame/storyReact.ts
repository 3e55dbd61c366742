import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { takePageReact } from './pageReact.ts';

takePageReact({ react, jsxRuntime, reactDom });
