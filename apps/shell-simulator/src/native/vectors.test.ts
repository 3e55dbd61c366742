import { createBridge } from '@ezwallet/bridge';
import { pageSchemas, type PageProtocol } from '@ezwallet/bridge/methods';
import { describe, expect, it } from 'vitest';
import { NativeShell } from './NativeShell.ts';
import { refusedByPage, runAgainstPage, runWire } from './vectors.ts';

describe('the vectors', () => {
  it('of the wire come out as the package says', () => {
    const runs = runWire();
    expect(runs.map(({ count }) => count > 5)).toEqual([true, true]);
    for (const { file, wrong } of runs) expect(wrong, file).toEqual([]);
  });

  /** A page with a handler for every name, whose checks a test may switch off. */
  function connect(checks: boolean) {
    let toPage: (text: unknown) => void = () => {};
    const shell = new NativeShell({ post: (text) => toPage(text) });
    const bridge = createBridge<PageProtocol>({
      transport: {
        post: (text) => shell.receive(text),
        onMessage: (receive) => (toPage = receive),
        close: () => {},
      },
      schemas: checks
        ? pageSchemas
        : { ...pageSchemas, handles: { ...pageSchemas.handles, back: (_data): _data is undefined => true } },
    });
    for (const name of Object.keys(pageSchemas.handles)) bridge.handle(name as 'back', () => undefined);
    return shell;
  }

  it('of data are all refused by a page', async () => {
    expect(refusedByPage.length).toBeGreaterThan(300);
    const shell = connect(true);
    expect(await runAgainstPage(shell.ask)).toMatchObject({ wrong: [] });
  });

  it('find a page that takes what it must refuse', async () => {
    const shell = connect(false);
    const { wrong } = await runAgainstPage(shell.ask);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.every((words) => words.startsWith('back ') && words.endsWith(': taken'))).toBe(true);
  });
});
