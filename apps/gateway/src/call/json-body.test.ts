import { describe, expect, it } from 'vitest';
import { readJson } from './json-body.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON that somebody sent', () => {
  it('may be 32 levels deep', () => {
    expect(readJson(nested(32)).kind).toBe('read');
    expect(readJson(nested(33)).kind).toBe('refused');
    expect(readJson(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`).kind).toBe('refused');
  });

  it('is refused for its depth before anything parses it [S38]', () => {
    expect(readJson('['.repeat(33)).kind).toBe('refused');
    expect(readJson('['.repeat(32)).kind).toBe('unreadable');
  });

  it.each(['{"a":"[[[["}', '{"a":"\\"[[[["}', '{"a\\\\":"["}'])('counts no bracket in text: %s', (text) => {
    const many = `[${Array.from({ length: 40 }, () => text).join(',')}]`;
    expect(readJson(many)).toEqual({ kind: 'read', value: JSON.parse(many) });
  });

  it.each(['{"__proto__":{}}', '[{"a":{"constructor":1}}]', `[${'0,'.repeat(1000)}0]`])(
    'is refused for its shape: %.30s [S13][S38]',
    (text) => {
      expect(readJson(text).kind).toBe('refused');
    },
  );
});
