import { act, cleanup, configure } from '@testing-library/react';
import { configure as configureStores } from 'mobx';
import { afterEach, beforeEach, vi } from 'vitest';
import { dialog, sheet, toast, viewer } from '@ezwallet/ui';
import { loadErrorMessages } from '../i18n/errors/code-messages.ts';

// Screens load when they are shown, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// MobX only warns about a change outside an action. Here it is an error.
configureStores({ enforceActions: 'always' });
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    throw new Error(words.join(' '));
  });
});

afterEach(() => {
  // Test files share a process. What is left open over a page would cover the pages of the tests that follow.
  act(() => {
    toast.clear();
    dialog.clear();
    sheet.clear();
    viewer.close();
  });
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

// As in the app, where a refusal is passed on only when its words are there.
await loadErrorMessages();
