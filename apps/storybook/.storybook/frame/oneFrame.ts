import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mergeConfig, type InlineConfig } from 'vite';
import { checkStart } from './checkStart.ts';
import { lateStore } from './lateStore.ts';
import { leanDocgen } from './leanDocgen.ts';
import { leaveOut } from './leaveOut.ts';
import { managerPage } from './managerPage.ts';
import { sharedReact } from './sharedReact.ts';

const UNNEEDED = [
  // All code of a built page comes with its packages.
  'storybook:external-globals-plugin',
  // No story puts a mock in the place of a module.
  'vite:storybook-inject-mocker-runtime',
];

const PREVIEW = resolve(import.meta.dirname, '../preview.tsx');
const KIT = /[\\/]libs[\\/]ui[\\/]src[\\/]/;

/**
 * Builds Storybook's two pages, the frame and that of a story, with our stories as one, so that a module is stored once.
 * @param base what Storybook builds the page of a story with
 * @param addons files of the add-ons of the frame
 */
export async function oneFrame(base: InlineConfig, addons: readonly string[]): Promise<InlineConfig> {
  checkStart();
  if (readFileSync(PREVIEW, 'utf8').includes('sb.mock(')) throw new Error('The build leaves out what mocks need.');
  const usual = await leaveOut(UNNEEDED, base.plugins);
  return mergeConfig<InlineConfig, InlineConfig>(
    {
      ...base,
      plugins: [
        managerPage([...addons, resolve(import.meta.dirname, '../manager.ts')]),
        sharedReact(),
        lateStore(),
        ...usual,
        leanDocgen(),
      ],
    },
    {
      // A page of documentation has a window for each play, and each asks for all files of the kit.
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'kit', tags: ['$initial'], test: KIT }] } } },
      },
      resolve: {
        alias: { 'storybook/internal/preview/runtime': resolve(import.meta.dirname, 'previewRuntime.ts') },
      },
    },
  );
}
