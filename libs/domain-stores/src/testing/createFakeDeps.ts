import type { Bridge, Deps, Haptic } from '../ports/deps.ts';
import { createFakeApi } from './createFakeApi.ts';
import { FakeClock } from './FakeClock.ts';
import { MemoryStore } from './MemoryStore.ts';

/** What a test can see and control in the fakes of {@link createFakeDeps}. */
export interface FakeDeps extends Deps {
  readonly clock: FakeClock;
  readonly secureStore: MemoryStore;
  readonly journalStore: MemoryStore;
  readonly deviceStore: MemoryStore;
  readonly played: Haptic[];
  readonly told: string[];
  setVisible(visible: boolean): void;
}

type Given = Partial<Deps> & Partial<Pick<FakeDeps, 'clock' | 'secureStore' | 'journalStore'>>;

/** All ports of a device as fakes. Pass in those that a test cares about. */
export function createFakeDeps(given: Given = {}): FakeDeps {
  const played: Haptic[] = [];
  const told: string[] = [];
  const listeners = new Set<(visible: boolean) => void>();
  let visible = true;
  let lastId = 0;
  const clock = given.clock ?? new FakeClock();
  const bridge: Bridge = {
    userLogin: () => told.push('userLogin'),
    userLogout: () => told.push('userLogout'),
  };
  return {
    api: createFakeApi().api,
    bridge,
    haptics: { play: (kind) => played.push(kind) },
    serverNow: () => clock.now(),
    ids: { next: () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}` },
    languages: ['en'],
    visibility: {
      get visible() {
        return visible;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    ...given,
    clock,
    secureStore: given.secureStore ?? new MemoryStore(),
    journalStore: given.journalStore ?? new MemoryStore(),
    deviceStore: new MemoryStore(),
    played,
    told,
    setVisible: (next) => {
      visible = next;
      for (const listener of listeners) listener(next);
    },
  };
}
