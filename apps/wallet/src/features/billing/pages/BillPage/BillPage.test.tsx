import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

async function open(faults: Error[] = [], path = `/order/detail?billNo=${BILL_EXAMPLE.billNo}`) {
  const example = createFakeApi();
  const { api } = createFakeApi({
    order: {
      detail: (request) => {
        const fault = faults.shift();
        return fault ? Promise.reject(fault) : example.api.order.detail(request);
      },
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return await renderRoute(world, path);
}

describe('BillPage', () => {
  it('tells what moved, how it stands, and on which accounts', async () => {
    const { container } = await open();
    await screen.findByText('Completed');
    const text = container.textContent ?? '';
    expect(text).toContain('−320.50 USDT');
    expect(text).toContain('W••• · 88•••46');
    expect(text).toContain('Lunch');
    expect(screen.getByRole('button', { name: /Bill number/ })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Where is my money' }).textContent).toMatch(
      /Your balance.*Then 6,099.68 USDT.*other person.*\+320.50/,
    );
  });

  it('says so when there is no such bill', async () => {
    await open([new FakeRefusal('ORDER_NOT_FOUND')]);
    await screen.findByText('There is no such bill');
  });

  it('says the same without a number', async () => {
    await open([], '/order/detail');
    await screen.findByText('There is no such bill');
  });

  it('tries again after a failed call', async () => {
    await open([new Error('network')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Completed');
  });
});
