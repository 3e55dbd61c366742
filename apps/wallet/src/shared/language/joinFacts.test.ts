import { expect, it } from 'vitest';
import { joinFacts } from './joinFacts.ts';

it('leaves out what is not there, and keeps each dot on the line of the fact before it', () => {
  expect(joinFacts(['USDT', undefined, '', 'TRC20'])).toBe('USDT\u00a0· TRC20');
});
