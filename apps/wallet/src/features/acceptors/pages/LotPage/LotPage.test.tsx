import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ACCEPTOR_CONFIG_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

async function open(path: string, fault?: Error) {
  const { api, named } = createFakeApi({
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, userType: 7, hasTranPass: true }) },
    trading: {
      updateAcceptorConfig: async () => {
        if (fault) throw fault;
        return ACCEPTOR_CONFIG_EXAMPLE;
      },
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), named };
}

const pay = async () => await userEvent.type(await screen.findByLabelText('Payment password'), '280619');

it('begins with what the lot is, and replaces it with the payment password', async () => {
  const { named } = await open('/merchant/lot?at=0');
  const max = await screen.findByRole('textbox', { name: 'Largest amount' });
  await userEvent.clear(max);
  await userEvent.type(max, '40');
  await userEvent.click(screen.getByRole('button', { name: 'Save range' }));
  expect(screen.getByText('The largest amount must be at least the smallest amount.')).toBeDefined();
  await userEvent.type(max, '00');
  await userEvent.click(screen.getByRole('button', { name: 'Save range' }));
  await pay();
  const lots = [{ ...ACCEPTOR_CONFIG_EXAMPLE.lots[0], max: '4000' }];
  await waitFor(() => expect(named('trading.updateAcceptorConfig')).toMatchObject([{ lots }]));
  expect(named('user.checkTransPass')).toMatchObject([{ scene: 'lots', confirmed: { lots } }]);
});

it('says what to do when the platform does not allow the amounts', async () => {
  await open('/merchant/lot?at=0', new FakeRefusal('ARGS_INVALID', { fields: ['lots'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save range' }));
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('The platform does not allow these amounts.');
});

it('deletes a lot with the payment password', async () => {
  const { named } = await open('/merchant/lot?at=0');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete range' }));
  await pay();
  await waitFor(() => expect(named('trading.updateAcceptorConfig')).toMatchObject([{ lots: [] }]));
});
