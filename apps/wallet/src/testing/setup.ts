import { cleanup, configure } from '@testing-library/react';
import { configure as configureStores } from 'mobx';
import { afterEach, beforeEach, vi } from 'vitest';
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
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// As in the app, where a refusal is passed on only when its words are there.
await loadErrorMessages();
