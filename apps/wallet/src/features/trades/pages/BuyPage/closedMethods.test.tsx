import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { contract, type PayMethodId, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const QUOTES = {
  recommendBuyerAmount: contract.trading.recommendBuyerAmount.example.response,
  recommendSellerAmount: contract.trading.recommendSellerAmount.example.response,
};

/** Opens a page of trades where the server has opened these methods; the test closes more. */
async function open(path: string, methods: PayMethodId[], isDisabled = false) {
  const quote = (name: keyof typeof QUOTES) => async (request: { payMethodId: PayMethodId }) => {
    if (!methods.includes(request.payMethodId)) throw new FakeRefusal('NO_THIS_METHOD');
    return QUOTES[name];
  };
  const fake = createFakeApi({
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, kycLevel: 2 }) },
    trading: {
      payMethods: async () => ({
        payMethodsBuy: [...methods],
        payMethodsSell: [...methods],
        buyDisable: isDisabled,
        sellDisable: isDisabled,
      }),
      recommendBuyerAmount: quote('recommendBuyerAmount') as never,
      recommendSellerAmount: quote('recommendSellerAmount') as never,
      deposit: () => Promise.reject(new FakeRefusal('NO_THIS_METHOD')),
    },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...fake, ...(await renderRoute(world, path)), world };
}

const radios = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value') ?? radio.textContent);

it.each([
  ['/cardRecharge', 'Buying is closed for now'],
  ['/selectSaleWay', 'Selling is closed for now'],
])('%s says in plain words that the side is closed, and offers nothing', async (path, words) => {
  await open(path, [], true);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a closed method is not offered, and the first open one is chosen', async () => {
  await open('/cardRecharge', [4, 5]);
  await waitFor(() => expect(radios()).toHaveLength(2));
  await waitFor(() => expect((screen.getByRole('radio', { name: /Alipay/ }) as HTMLInputElement).checked).toBe(true));
});

it('a person with the page open reads why, keeps what they typed, and goes on with another method', async () => {
  const methods: PayMethodId[] = [1, 4];
  const { named } = await open('/cardRecharge', methods);
  const amount = await screen.findByLabelText('Amount');
  await userEvent.type(amount, '120');
  methods.shift();
  await userEvent.click(within(document.body).getByRole('button', { name: /^(Buy|Pay)/ }));
  expect(await screen.findByText('This payment method is closed right now. Choose another one.')).toBeDefined();
  await waitFor(() => expect(radios()).toHaveLength(1));
  expect((amount as HTMLInputElement).value).toBe('120');
  await userEvent.click(screen.getByRole('radio', { name: /Alipay/ }));
  await waitFor(() => expect(screen.queryByText(/closed right now/)).toBeNull());
  expect(named('trading.deposit')).toHaveLength(1);
});
