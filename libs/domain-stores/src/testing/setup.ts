import { configure } from 'mobx';
import { beforeEach, vi } from 'vitest';

// MobX only warns of a change outside of an action; here it is an error.
configure({ enforceActions: 'always' });
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    throw new Error(words.join(' '));
  });
});
