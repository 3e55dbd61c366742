import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isConsoleOpen, silenceConsole } from './page-settings.ts';

function view(stage: string, flag: string | null = null) {
  const page = document.implementation.createHTMLDocument();
  page.head.append(Object.assign(page.createElement('meta'), { name: 'stage', content: stage }));
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  return {
    document: page,
    localStorage: { getItem: (key: string) => (key === 'vconsole' ? flag : null) } as Storage,
    console: { debug: say, info: say, log: say, warn: say, error: say } as unknown as Console,
    said,
  };
}

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.unstubAllEnvs());

describe('the console', () => {
  it.each(['dev', 'fat', 'uat'])('is open in the stage %s', (stage) => {
    const page = view(stage);
    silenceConsole(page);
    page.console.warn('a word');
    expect(page.said).toEqual(['a word']);
  });

  it.each(['prod', '', 'staging'])('is silent in the stage %j', (stage) => {
    const page = view(stage);
    silenceConsole(page);
    for (const name of ['debug', 'info', 'log', 'warn', 'error'] as const) page.console[name]('a word');
    expect(page.said).toEqual([]);
  });

  it('is open to somebody with the flag of their own browser, and to nobody by another value', () => {
    expect(isConsoleOpen(view('prod', 'true'))).toBe(true);
    expect(isConsoleOpen(view('prod', '1'))).toBe(false);
  });

  it('is silent where the browser has no storage', () => {
    const broken = {
      getItem: () => {
        throw new DOMException('', 'SecurityError');
      },
    } as unknown as Storage;
    expect(isConsoleOpen({ ...view('prod'), localStorage: broken })).toBe(false);
  });
});
