import { defaultClientConditions, defaultServerConditions } from 'vite';
import { scopedName } from './scopedName.ts';

/** The `exports` condition under which a workspace package resolves to its TypeScript sources. */
const SOURCE_CONDITION = '@ezwallet/source';

/** Vite options that make both the browser and the server pipeline read workspace sources instead of `dist`. */
export const resolveSources = {
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@ezwallet\//],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] },
  },
  css: { modules: { generateScopedName: scopedName } },
};
