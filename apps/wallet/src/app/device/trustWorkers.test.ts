import { describe, expect, it } from 'vitest';
import { trustWorkers } from './trustWorkers.ts';

type Rules = { createScriptURL: (url: string) => string };

function policy(): Rules {
  let made: Rules | undefined;
  const trustedTypes = { createPolicy: (_name: string, rules: Rules) => void (made = rules) };
  trustWorkers({ trustedTypes, location: new URL('https://wallet.example/login') } as never);
  return made!;
}

describe('trustWorkers [S2]', () => {
  it('allows workers of our own origin', () => {
    expect(policy().createScriptURL('/assets/worker.js')).toBe('/assets/worker.js');
    expect(policy().createScriptURL('https://wallet.example/a.js')).toBe('https://wallet.example/a.js');
  });

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
  ])('refuses %s', (url) => expect(() => policy().createScriptURL(url)).toThrow(TypeError));

  it('does nothing in a browser without Trusted Types', () => {
    expect(() => trustWorkers({ location } as never)).not.toThrow();
  });
});
