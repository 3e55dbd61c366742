import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { prose } from './prose.ts';

const takes = (text: string) => safeParse(prose(10, 500), text).success;

describe('prose', () => {
  it('accepts lines in any script, also mixed', () => {
    expect(takes('我已按订单金额转账，超过三十分钟。')).toBe(true);
    expect(takes('Paid 3605 CNY.\nПродавец не отвечает.')).toBe(true);
  });

  it('counts visible characters, without surrounding white space', () => {
    expect(takes('é'.normalize('NFD').repeat(10))).toBe(true);
    expect(takes('👍🏽'.repeat(9))).toBe(false);
    expect(takes(`  ${'a'.repeat(9)}  `)).toBe(false);
    expect(takes('a'.repeat(500))).toBe(true);
    expect(takes('a'.repeat(501))).toBe(false);
  });

  it('refuses text that hides or reverses other text [S34]', () => {
    for (const hidden of ['\u202e', '\u2066', '\u200f', '\u0000', '\u001b', '\t', '\ud800']) {
      expect(takes(`a line of text${hidden}`), JSON.stringify(hidden)).toBe(false);
    }
  });

  it('refuses text that nobody sees, and marks that cover other lines', () => {
    for (const blank of ['\u200b', '\u3164', '\u2800', '\ufe0f', '\u034f']) {
      expect(takes(blank.repeat(20)), JSON.stringify(blank)).toBe(false);
    }
    expect(takes(`a line of text${'\u0301'.repeat(9)}`)).toBe(false);
    expect(takes('ข้อความที่มีวรรณยุกต์')).toBe(true);
    expect(takes(`We are a family: ${'👨‍👩‍👧‍👦'.repeat(3)}`)).toBe(true);
  });

  it('answers quickly for a long text that fails at its very end', () => {
    const start = performance.now();
    expect(takes(`${'a\n'.repeat(1999)}\u0000`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
