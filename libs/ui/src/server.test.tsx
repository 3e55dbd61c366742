// @vitest-environment node
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from './components/UiProvider/UiProvider.tsx';

const stories = import.meta.glob<Parameters<typeof composeStories>[0]>('./components/*/*.stories.tsx', {
  eager: true,
});

test.each(Object.entries(stories))('%s renders without a document', (_file, module) => {
  expect(typeof document).toBe('undefined');
  for (const Story of Object.values(composeStories(module)) as ComponentType[]) {
    expect(() =>
      renderToString(
        <UiProvider locale="en">
          <Story />
        </UiProvider>,
      ),
    ).not.toThrow();
  }
});
