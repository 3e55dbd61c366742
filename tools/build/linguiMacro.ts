import { transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

const MACRO_IMPORT = /@lingui\/(core|react)\/macro/;

/** Without an explicit config, the macro searches the folders above each file, and fails outside the wallet. */
const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' }, { skipValidation: true });

/**
 * Compiles lingui's macros with Babel, only in the files that import them, so that every other file keeps the fast path.
 *
 * @param keepMessages keep the English text beside the message id; on in development and tests, off in production.
 */
export function linguiMacro({ keepMessages }: { keepMessages?: boolean } = {}): Plugin {
  return {
    name: 'ezwallet:lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[cm]?[jt]sx?($|\?)/, code: MACRO_IMPORT },
      async handler(code, id) {
        const file = id.split('?')[0] ?? id;
        if (file.includes('/node_modules/')) return null;
        const options =
          keepMessages === undefined ? { linguiConfig } : { linguiConfig, stripMessageField: !keepMessages };
        const syntax: ('typescript' | 'jsx')[] = [];
        if (/tsx?$/.test(file)) syntax.push('typescript');
        if (file.endsWith('x')) syntax.push('jsx');
        const output = await transformAsync(code, {
          filename: file,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { sourceType: 'module', plugins: syntax },
          plugins: [[macro, options]],
        });
        return output?.code ? { code: output.code, map: output.map as never } : null;
      },
    },
  };
}
