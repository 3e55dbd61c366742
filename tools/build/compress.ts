import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Simplifies our own code with Terser before the build's minifier shortens it. Terser inlines and joins more, which is 1 KB of
 * a first visit. What the libraries publish gains nothing by it.
 *
 * @param without names of chunks that stay as they are
 */
export function compress(without: readonly string[]): Plugin {
  return {
    name: 'ezwallet:compress',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code, { name }) {
      if (without.includes(name)) return null;
      const output = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        // The minifier does both.
        mangle: false,
        format: { comments: /[@#]__(PURE|NO_SIDE_EFFECTS)__/ },
      });
      return output.code === undefined ? null : { code: output.code, map: null };
    },
  };
}
