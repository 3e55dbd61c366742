import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LayerHistory, type Layer } from './LayerHistory.ts';

/** A screen with layers, and a history whose moves arrive a moment later, as a browser's do. */
function open(...entries: string[]) {
  const memory = createMemoryHistory({ initialEntries: entries, v5Compat: true });
  let steps: Layer[] = [];
  let overlays: Layer[] = [];
  let { pathname } = memory.location;
  const see = () => {
    // A screen that the person leaves takes back its steps.
    if (memory.location.pathname !== pathname) steps = [];
    ({ pathname } = memory.location);
    layered.see(memory.location, steps, overlays);
  };
  memory.listen(() => void setTimeout(see));
  const history = {
    createHref: memory.createHref,
    push: (...entry: Parameters<typeof memory.push>) => memory.push(...entry),
    replace: (...entry: Parameters<typeof memory.replace>) => memory.replace(...entry),
    go: (delta: number) => void setTimeout(() => memory.go(delta)),
    get location(): Location {
      return memory.location;
    },
  };
  const layered = new LayerHistory(history);
  see();
  const closed: string[] = [];
  const layer = (name: string, refuses: boolean): Layer => ({
    dismiss() {
      closed.push(name);
      if (refuses) return;
      steps = steps.filter((other) => other !== this);
      overlays = overlays.filter((other) => other !== this);
      setTimeout(see);
    },
  });
  return {
    closed,
    navigator: layered.navigator,
    takeStep: (name: string) => {
      steps = [...steps, layer(name, false)];
      see();
    },
    openSheet: (name: string, refuses = false) => {
      overlays = [...overlays, layer(name, refuses)];
      see();
    },
    closeTop: () => (overlays.at(-1) ?? steps.at(-1))?.dismiss(),
    /** What the person does with the browser. */
    browse: async (delta: number) => {
      memory.go(delta);
      await vi.runAllTimersAsync();
    },
    here: async () => {
      await vi.runAllTimersAsync();
      return `${memory.location.pathname} ${memory.index}`;
    },
  };
}

describe('LayerHistory', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives each layer an entry, and Back closes the topmost one', async () => {
    const { takeStep, openSheet, browse, here, closed } = open('/a');
    takeStep('step');
    openSheet('sheet');
    openSheet('question');
    expect(await here()).toBe('/a 3');
    await browse(-1);
    expect(closed).toEqual(['question']);
    expect(await here()).toBe('/a 2');
    await browse(-2);
    expect(closed).toEqual(['question', 'sheet', 'step']);
    expect(await here()).toBe('/a 0');
  });

  it('removes the entry of a layer that closes otherwise, and Forward does not open it again', async () => {
    const { openSheet, closeTop, browse, here, closed } = open('/a');
    openSheet('sheet');
    expect(await here()).toBe('/a 1');
    closeTop();
    expect(await here()).toBe('/a 0');
    await browse(1);
    expect(await here()).toBe('/a 0');
    expect(closed).toEqual(['sheet']);
  });

  it('keeps the entry of a layer that refuses to close', async () => {
    const { openSheet, browse, here, closed } = open('/a');
    openSheet('sending', true);
    await here();
    await browse(-1);
    expect(closed).toEqual(['sending']);
    expect(await here()).toBe('/a 1');
  });

  it.each(['push', 'replace'] as const)('leaves no entry of a layer behind when a screen does a %s', async (way) => {
    const { takeStep, openSheet, navigator, browse, here, closed } = open('/before', '/a');
    await browse(1);
    takeStep('step');
    openSheet('sheet');
    await here();
    navigator[way]('/b', null);
    const index = way === 'push' ? 2 : 1;
    expect(await here()).toBe(`/b ${index}`);
    // The person may come back to the step.
    expect(closed).toEqual(['sheet']);
    await browse(-1);
    expect(await here()).toBe(way === 'push' ? '/a 1' : '/before 0');
  });

  it('waits with a navigation while the entry of a closed layer is being left', async () => {
    const { openSheet, closeTop, navigator, browse, here } = open('/a');
    openSheet('sheet');
    await here();
    closeTop();
    await vi.advanceTimersToNextTimerAsync();
    navigator.push('/b', null);
    expect(await here()).toBe('/b 1');
    await browse(-1);
    expect(await here()).toBe('/a 0');
  });

  it('leaves the screen with a step back that a screen asks for, whatever is over it', async () => {
    const { openSheet, navigator, browse, here } = open('/before', '/a');
    await browse(1);
    openSheet('sheet');
    await here();
    navigator.go(-1);
    expect(await here()).toBe('/before 0');
  });

  it('leaves entries of layers that are gone, as after a reload', async () => {
    const layered = { layer: { base: 'k', depth: 1, state: null } };
    const memory = createMemoryHistory({
      initialEntries: ['/a', { pathname: '/a', state: layered }],
      initialIndex: 1,
      v5Compat: true,
    });
    const history = new LayerHistory(memory as never);
    history.see(memory.location, [], []);
    await vi.runAllTimersAsync();
    expect(memory.index).toBe(0);
  });

  it('does not lose a navigation when the browser does not move', async () => {
    const memory = createMemoryHistory({ initialEntries: ['/a'], v5Compat: true });
    const stuck = {
      createHref: memory.createHref,
      push: memory.push,
      replace: memory.replace,
      go: () => {},
      get location() {
        return memory.location;
      },
    };
    const history = new LayerHistory(stuck as never);
    const sheet = { dismiss: () => {} };
    history.see(memory.location, [], [sheet]);
    history.see(memory.location, [], [sheet]);
    history.navigator.push('/b', null);
    await vi.runAllTimersAsync();
    expect(memory.location.pathname).toBe('/b');
  });
});
