import { checkRealName } from '@ezwallet/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payerChoices } from './payer-choices.ts';

const PEPPER = Buffer.from('a pepper of tests');
const choicesOf = (realName: string, sellerId = 1n, buyerId = 2n) =>
  payerChoices(PEPPER, { sellerId, buyerId, realName });
const NAMES = [
  '张晓明',
  '林小',
  '欧阳文静',
  '王',
  '阿凡提·买买提',
  'Li Wei',
  'WONG KA MING',
  'Kai Wong',
  'John Smith',
  'maria',
  'Anna Maria Rossi',
  'Li',
].filter((name) => checkRealName(name).ok);

describe('the names of which a seller picks the payer', () => {
  it.each(NAMES)('are three for %s, all of them names like it', (realName) => {
    for (let pair = 1n; pair <= 200n; pair += 1n) {
      const choices = choicesOf(realName, pair);
      expect(choices).toContain(realName);
      expect(new Set(choices).size).toBe(3);
      for (const name of choices) {
        expect(checkRealName(name), name).toEqual({ ok: true, value: name });
        expect(/[A-Za-z]/.test(name)).toBe(/[A-Za-z]/.test(realName));
        expect(name.split(/[ ·]/)).toHaveLength(realName.split(/[ ·]/).length);
        expect(name === name.toUpperCase()).toBe(realName === realName.toUpperCase());
      }
    }
  });

  it('exist for every name that an identity can have', () => {
    const name = fc.oneof(
      ...['aB ', '王小·', 'a ', 'ABCDEFG', '一'].map((letters) =>
        fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 20 }),
      ),
    );
    fc.assert(
      fc.property(name, (text) => {
        const checked = checkRealName(text);
        fc.pre(checked.ok);
        const choices = choicesOf(checked.value);
        expect(new Set(choices).size).toBe(3);
        for (const choice of choices) expect(checkRealName(choice).ok, choice).toBe(true);
      }),
    );
  });

  it('have as many characters as a Chinese name', () => {
    for (const realName of ['林小', '张晓明', '欧阳文静'])
      for (const name of choicesOf(realName)) expect([...name]).toHaveLength([...realName].length);
  });

  it('differ at both ends, where payment apps show a name in part', () => {
    for (let pair = 1n; pair <= 200n; pair += 1n) {
      const choices = choicesOf('张晓明', pair);
      expect(new Set(choices.map((name) => name[0])).size).toBe(3);
      expect(new Set(choices.map((name) => name.at(-1))).size).toBe(3);
    }
  });

  it('are the same for the same two members, and others for others', () => {
    expect(choicesOf('张晓明')).toEqual(choicesOf('张晓明'));
    expect(choicesOf('张晓明', 1n, 3n)).not.toEqual(choicesOf('张晓明'));
  });

  it('have the right one at every place equally often', () => {
    const places = [0, 0, 0];
    for (let pair = 1n; pair <= 3000n; pair += 1n) {
      const at = choicesOf('张晓明', pair).indexOf('张晓明');
      places[at] = (places[at] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
