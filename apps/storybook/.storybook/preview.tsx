import '@ezwallet/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { globalTypes, initialGlobals, type Globals } from './globals.ts';
import './preview.css';
import { Stage } from './Stage.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Base UI's focus guards pass the focus on at once; being hidden and focusable is their purpose.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      // A component alone is not a page: landmarks and the page's heading are the app's to give.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Foundations', ['Start', 'Colour', 'Type and numbers', 'Space', 'Icons'], 'Actions', '*'] },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StrictMode>
        <Stage globals={globals as Globals} bare={parameters['bare'] === true}>
          <Story />
        </Stage>
      </StrictMode>
    ),
  ],
};
export default preview;
