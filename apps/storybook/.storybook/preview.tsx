import '@ezwallet/ui/reset.css';
import '@ezwallet/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import type { StoryOfCode } from './docs/writeCode.ts';
import { lazyDocs } from './docs/lazyDocs.tsx';
import { propsReader } from './docs/readProps.ts';
import { argControls } from './argControls.ts';
import { emulateMotion, type Motion } from './emulateMotion.ts';
import { globalTypes, initialGlobals, type Globals } from './globals.ts';
import './preview.css';
import { Opener } from './Opener.tsx';
import { Stage } from './Stage.tsx';
import { sayProps, speak } from './words/words.ts';
import { Strict } from './Strict.tsx';
import { yieldFocus } from './yieldFocus.ts';

yieldFocus();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [...propsReader.argTypesEnhancers, argControls],
  async beforeEach({ playFunction }) {
    if (playFunction) await import('./patience.ts');
  },
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // A single component is not a page: the app provides landmarks and the page's heading.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true },
    docs: {
      ...lazyDocs,
      ...propsReader.docs,
      source: {
        transform: (code: string, story: StoryOfCode) =>
          import('./docs/writeCode.ts').then(({ writeCode }) => writeCode(code, story)),
      },
    },
    options: {
      storySort: {
        // By letters alone, so that `toast` and `dialog` stand among the others.
        method: 'alphabetical',
        // Storybook reads it without running it, so these are plain lists.
        order: [
          'Foundations',
          [
            'Start',
            'Principles',
            'Colour',
            'Type and numbers',
            'Space',
            'Motion',
            'Elevation',
            'Icons',
            'Haptics',
            'Accessibility',
            'Content and tone',
            'i18n',
            'Testing',
            'Contributing',
            '*',
          ],
          'Screens',
          'Actions',
          'Forms',
          'Data',
          'Display',
          'Layout',
          'Navigation',
          'Feedback',
          'Overlays',
          '*',
        ],
      },
    },
  },
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const { motion, strict, locale } = globals as Globals;
      speak(locale);
      emulateMotion(motion as Motion);
      return (
        <Strict key={`${motion} ${strict}`} on={strict === 'on'}>
          <Stage
            globals={globals as Globals}
            frame={parameters['page'] === true ? 'page' : parameters['bare'] === true ? 'bare' : 'padded'}
          >
            {args['open'] === true ? (
              <Opener args={sayProps(args)} waits={viewMode === 'docs'}>
                {(kept) => <Story args={kept} />}
              </Opener>
            ) : (
              <Story args={sayProps(args)} />
            )}
          </Stage>
        </Strict>
      );
    },
  ],
};
export default preview;
