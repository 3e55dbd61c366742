import type { Plugin } from 'vite';

const RUNTIME = '#words';
const STORIES = /(?:\.stories\.tsx|[\\/]storybook[\\/]src[\\/]screens[\\/][^\\/]+\.tsx)$/;

/** Compiles stories with the JSX runtime of this folder. */
export function speakingStories(): Plugin {
  return {
    name: 'ezwallet:speaking-stories',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^#words\/(jsx-(?:dev-)?runtime)$/, replacement: `${import.meta.dirname}/$1.ts` }],
      },
      optimizeDeps: { include: ['react/jsx-runtime', 'react/jsx-dev-runtime'] },
    }),
    transform: {
      filter: { id: STORIES },
      handler: (code) => ({ code: `/** @jsxImportSource ${RUNTIME} */ ${code}`, map: null }),
    },
  };
}
