import type { Plugin } from 'vite';

/**
 * What keeps unused parts of react-router in a bundle, and what lets go of them. The library does not say of its
 * module-level components and contexts that making them has no effect; names for React's developer tools and the context
 * of server components hold on to what they are assigned to; and links carry a prefetching that asks a server for routes,
 * which a wallet without one never does.
 */
const LEAN: readonly (readonly [RegExp, string])[] = [
  [/= (React\d*\.(?:forwardRef|createContext|memo|createElement)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.(?:displayName = "[^"]*"|contextType = RSCRouterContext);$/gm, ''],
  [/^function PrefetchPageLinks\(/gm, 'function PrefetchPageLinks() { return null; }\nfunction PrefetchFromServer('],
];

/** Lets unused parts of react-router fall out of a bundle; fails the build when a release is written differently. */
export function leanRouter(): Plugin {
  const met = new Set<RegExp>();
  return {
    name: 'ezwallet:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => {
        for (const [pattern] of LEAN) if (code.search(pattern) >= 0) met.add(pattern);
        return { code: LEAN.reduce((lean, [pattern, by]) => lean.replace(pattern, by), code), map: null };
      },
    },
    buildEnd(error) {
      const missed = LEAN.filter(([pattern]) => !met.has(pattern));
      if (!error && missed.length > 0) this.error(`react-router has no ${missed.join(', ')} any more: mend tools/build/leanRouter.ts.`);
    },
  };
}
