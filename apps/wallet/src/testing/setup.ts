import { cleanup, configure } from '@testing-library/react';
import { configure as configureStores } from 'mobx';
import { afterEach, beforeEach, vi } from 'vitest';

// Screens load when they are shown; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 });

// MobX only warns of a change outside of an action; here it is an error.
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
