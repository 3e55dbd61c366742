import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PAY_METHODS } from '@ezwallet/api-client/constants';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const bank = (bankCode: string, bankName: string, pinyin: string, isPopular = false) => ({
  bankCode,
  bankName,
  pinyin,
  initial: pinyin.charAt(0).toUpperCase(),
  isPopular,
  payMethodIds: [PAY_METHODS.bankCard],
});
const BANKS = [
  bank('ICBC', '中国工商银行', 'zhong guo gong shang yin hang', true),
  bank('BOB', '北京银行', 'bei jing yin hang'),
  bank('BOS', '上海银行', 'shang hai yin hang'),
];

it('shows the banks of one letter alone, and a search looks through all', async () => {
  const { api } = createFakeApi({ common: { getBankList: () => Promise.resolve(BANKS) } });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, '/bankList');
  const names = () => screen.getAllByRole('link', { name: /银行/ }).map(({ textContent }) => textContent?.slice(0, 6));
  await screen.findByRole('link', { name: /北京银行/ });
  expect(names()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'B' }));
  expect(names()).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'shanghai');
  expect(names()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'B' })).toBeNull();
  await screen.findByRole('link', { name: /上海银行/ });
});
