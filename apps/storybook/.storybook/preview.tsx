import '@ezwallet/ui/reset.css';
import '@ezwallet/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsStage } from './DocsStage.tsx';
import { emulateMotion, type Motion } from './emulateMotion.ts';
import { globalTypes, initialGlobals, type Globals } from './globals.ts';
import './preview.css';
import { Stage } from './Stage.tsx';
import { Strict } from './Strict.tsx';

// Maximum time that a story waits. Only failures use all of it, because a busy machine may stall for a second.
configure({ asyncUtilTimeout: 8000 });

const preview: Preview = {
  tags: ['autodocs'],
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
    docs: { container: DocsStage },
    options: {
      storySort: {
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
    (Story, { globals, parameters }) => {
      const { motion, strict } = globals as Globals;
      emulateMotion(motion as Motion);
      return (
        <Strict key={`${motion} ${strict}`} on={strict === 'on'}>
          <Stage
            globals={globals as Globals}
            frame={parameters['page'] === true ? 'page' : parameters['bare'] === true ? 'bare' : 'padded'}
          >
            <Story />
          </Stage>
        </Strict>
      );
    },
  ],
};
export default preview;
