import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BILL_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

async function open(
  faults: Error[] = [],
  saveImage = vi.fn<(image: string) => Promise<unknown>>(() => Promise.resolve()),
) {
  const example = createFakeApi();
  const { api } = createFakeApi({
    order: {
      getPaymentReceipt: (request) => {
        const fault = faults.shift();
        return fault ? Promise.reject(fault) : example.api.order.getPaymentReceipt(request);
      },
    },
  });
  const world = { ...createFakeWorld({ api }), saveImage };
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, `/order/detail?billNo=${BILL_EXAMPLE.billNo}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  return { saveImage };
}

beforeEach(() => {
  const pen = {
    measureText: (text: string) => ({ width: text.length * 14 }),
    fillRect: () => {},
    fillText: () => {},
    ...Object.fromEntries(['beginPath', 'moveTo', 'lineTo', 'arcTo', 'fill', 'stroke'].map((way) => [way, () => {}])),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AQID');
});
afterEach(() => vi.restoreAllMocks());

describe('ReceiptButton', () => {
  it('shows the receipt as a labelled picture, and saves it', async () => {
    const { saveImage } = await open();
    const paper = await screen.findByRole('img', { name: /Transfer receipt, 320.50 USDT/ });
    expect(paper.getAttribute('aria-label')).toContain('Qm3x9TfA2nVb');
    await userEvent.click(screen.getByRole('button', { name: 'Save or share' }));
    await waitFor(() => expect(saveImage).toHaveBeenCalledWith('data:image/png;base64,AQID'));
    expect((await screen.findAllByText('Receipt saved')).length).toBeGreaterThan(0);
  });

  it('reports a failed save', async () => {
    await open(
      [],
      vi.fn(() => Promise.reject(new Error('TIMEOUT'))),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save or share' }));
    expect((await screen.findAllByText('We could not save the receipt.')).length).toBeGreaterThan(0);
  });

  it('tries again after a failed call', async () => {
    await open([new Error('network')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('img', { name: /Transfer receipt/ });
  });

  it('says when there is no receipt yet', async () => {
    await open([new FakeRefusal('CONDITION_NOT_FULLFILL')]);
    await screen.findByText('No receipt yet');
  });
});
