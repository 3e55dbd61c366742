import type { StorybookConfig } from '@storybook/react-vite';
import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import { resolveSources } from '../../../tools/build/sourceCondition.ts';

const KIT = resolve(import.meta.dirname, '../../../libs/ui');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../libs/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes of native elements, which every component passes on, would hide the props of its own.
      propFilter: ({ declarations = [], parent }) =>
        parent !== undefined
          ? !parent.fileName.includes('node_modules')
          : declarations.length === 0 || declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      ...resolveSources,
      build: { chunkSizeWarningLimit: 4000 },
    }),
};
export default config;
