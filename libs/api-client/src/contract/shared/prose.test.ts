import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { prose } from './prose.ts';

const takes = (text: string) => safeParse(prose(10, 500), text).success;

describe('prose', () => {
  it('takes lines in any script, mixed too', () => {
    expect(takes('我已按订单金额转账，超过三十分钟。')).toBe(true);
    expect(takes('Paid 3605 CNY.\nПродавец не отвечает.')).toBe(true);
  });

  it('counts characters as people do, white space around apart', () => {
    expect(takes('é'.normalize('NFD').repeat(10))).toBe(true);
    expect(takes('👍🏽'.repeat(9))).toBe(false);
    expect(takes(`  ${'a'.repeat(9)}  `)).toBe(false);
    expect(takes('a'.repeat(500))).toBe(true);
    expect(takes('a'.repeat(501))).toBe(false);
  });

  it('takes nothing that hides or turns text', () => {
    for (const hidden of ['\u202e', '\u2066', '\u200f', '\u0000', '\u001b', '\t', '\ud800']) {
      expect(takes(`a line of text${hidden}`), JSON.stringify(hidden)).toBe(false);
    }
  });

  it('answers fast to a long text that does not fit at its very end', () => {
    const start = performance.now();
    expect(takes(`${'a\n'.repeat(1999)}\u0000`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
