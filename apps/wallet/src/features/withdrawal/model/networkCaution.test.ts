import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { networkCaution } from './networkCaution.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const ERC20 = { id: 2, name: 'ERC20', fee: '5', minWithdrawal: '5' };

it.each([
  ['nothing where all is well', [ERC20], ERC20, {}, null],
  [
    'that the coin is closed, rather than its network',
    [],
    undefined,
    { closed: 'BEP20' },
    /^You cannot withdraw USDT right now\./,
  ],
  ['that the network is closed', [ERC20], undefined, { closed: 'BEP20' }, /^You cannot withdraw USDT on BEP20 /],
  [
    'that the network is another one',
    [ERC20],
    ERC20,
    { strayedFrom: 'BEP20' },
    /^This address is for BEP20, not for ERC20\./,
  ],
])('explains %s', (_what, networks, network, choice, words) => {
  const caution = networkCaution({ currency: 'USDT', networks, network, choice } as unknown as Parameters<
    typeof networkCaution
  >[0]);
  if (words === null) expect(caution).toBeNull();
  else expect(i18n._(caution!)).toMatch(words);
});
