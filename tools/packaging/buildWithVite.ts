import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, createLogger } from 'vite';
import type { Fault } from './Fault.ts';
import { onlyIn } from './onlyIn.ts';
import type { Entry } from './readLibraries.ts';
import { forPages, writePage } from './writePage.ts';

/** Builds an app that uses every entry for browsers. Every warning of Vite is a fault. */
export async function buildWithVite(folder: string, entries: readonly Entry[]): Promise<Fault[]> {
  const page = writePage(folder, entries);
  writeFileSync(join(folder, 'index.html'), `<script type="module" src="./${page}"></script>`);

  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const customLogger = { ...createLogger('silent'), warn, warnOnce: warn };
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    customLogger,
    build: {
      write: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Directives for React's server components in our dependencies. A browser does not need them.
        onwarn: (warning, forward) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && forward(warning),
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const files = outputs.map(({ fileName }) => fileName);
  const missing = forPages(entries)
    .filter(({ specifier }) => onlyIn[specifier] === 'worker')
    .filter(({ file }) => !files.some((name) => name.includes(basename(file, '.js'))))
    .map(({ specifier }) => ({ about: specifier, text: 'has no file in the build' }));
  if (!files.some((name) => name.endsWith('.css'))) warn('The build has no stylesheet.');
  return [...warnings.map((text) => ({ about: 'Vite', text })), ...missing];
}
