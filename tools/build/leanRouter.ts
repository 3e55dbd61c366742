import type { Plugin } from 'vite';

/**
 * The code that keeps unused parts of react-router in a bundle, and its replacement. The library does not mark its
 * module-level components and contexts as free of side effects, nor the boundaries that are subclasses of React's
 * component. Names for React's developer tools and the context of server components keep a reference to unused parts.
 * Links contain a prefetch that asks a server for routes, and navigation asks whether a router with loaders runs. The
 * wallet has neither.
 */
const LEAN: readonly (readonly [RegExp, string])[] = [
  [/= (React\d*\.(?:forwardRef|createContext|memo|createElement)\()/g, '= /* @__PURE__ */ $1'],
  [/= (class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm, '= /* @__PURE__ */ (() => $1)();'],
  [/^\w+\.(?:displayName = "[^"]*"|contextType = RSCRouterContext);$/gm, ''],
  [/^function PrefetchPageLinks\(/gm, 'function PrefetchPageLinks() { return null; }\nfunction PrefetchFromServer('],
  [
    /^function usePrefetchBehavior\(/gm,
    'function usePrefetchBehavior() { return [false, null, {}]; }\nfunction useServerPrefetch(',
  ],
  [/return isDataRoute \? useNavigateStable\(\) : /g, 'return '],
];

/** Removes unused parts of react-router from a bundle. Fails the build if a new release is written differently. */
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
      if (!error && missed.length > 0)
        this.error(`react-router has no ${missed.join(', ')} any more: mend tools/build/leanRouter.ts.`);
    },
  };
}
