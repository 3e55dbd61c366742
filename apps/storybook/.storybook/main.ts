import type { StorybookConfig } from '@storybook/react-vite';
import { lingui } from '@lingui/vite-plugin';
import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import { withoutReader } from './docs/ownReader.ts';
import { oneFrame } from './frame/oneFrame.ts';
import { nativeProps } from './native-props.ts';
import { neededWords } from './words/neededWords.ts';
import { speakingStories } from './words/speakingStories.ts';
import { linguiMacro } from '../../../tools/build/linguiMacro.ts';
import { resolveSources } from '../../../tools/build/sourceCondition.ts';

const KIT = resolve(import.meta.dirname, '../../../libs/ui');
const WALLET = resolve(import.meta.dirname, '../../wallet');

/** Whether this is the static folder that visitors get. */
const isBuilt = process.env['NODE_ENV'] === 'production';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../libs/ui/src/**/*.stories.tsx', '../../wallet/src/**/*.stories.tsx'],
  // The panel of accessibility brings axe along, a tenth of all bytes. `npm run storybook` shows it, and the stories'
  // tests run axe.
  addons: ['@storybook/addon-docs', ...(isBuilt ? [] : ['@storybook/addon-a11y', '@storybook/addon-vitest'])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar has its own widths and grounds. Each of these would load with the first page.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false, outline: false, viewport: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Patterns are relative to this app, and the components are not in it.
      include: [`${KIT}/src/components/**/*.tsx`],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      tsconfigPath: `${KIT}/tsconfig.json`,
      skipChildrenPropWithoutDoc: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes of native elements, which every component passes on, would hide the props of its own.
      propFilter: ({ name, declarations = [], parent }) => {
        if (name in nativeProps) return true;
        if (parent) return !parent.fileName.includes('node_modules');
        return declarations.length === 0 || declarations.some(({ fileName }) => !fileName.includes('node_modules'));
      },
    },
  },
  previewAnnotations: (usual: string[] = []) => withoutReader(usual),
  viteFinal: async (base, { presets }) =>
    mergeConfig(isBuilt ? await oneFrame(base, await presets.apply('managerEntries', [])) : base, {
      ...resolveSources,
      // The wallet's stories bring the words along that they need.
      plugins: [linguiMacro({ keepMessages: true }), neededWords(WALLET), lingui({ cwd: WALLET }), speakingStories()],
      build: { chunkSizeWarningLimit: 4000 },
    }),
};
export default config;
