import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writePaymentText } from '@ezwallet/validators';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { scannerPaths } from '../../../../world/paths.ts';

const PAYMENT = writePaymentText(
  { kind: 'static', userNumber: '9XM3QA', currency: 'USDT', nonce: 'n0nce-_8' },
  () => new Uint8Array(8),
);

interface Setting {
  readonly scanCode?: () => Promise<string>;
  readonly getUserMedia?: () => Promise<MediaStream>;
  readonly state?: unknown;
}

async function open({ scanCode, getUserMedia, state }: Setting = {}) {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { mediaDevices: getUserMedia && { getUserMedia } }),
  );
  const world = { ...createFakeWorld(), scanCode: scanCode ?? null };
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  const rendered = await renderRoute(world, '/about');
  await act(async () => world.navigation.go(scannerPaths.scan(), { state }));
  return { world, ...rendered };
}

const refusing = (name: string) => () => Promise.reject(new DOMException('no', name));

afterEach(() => vi.unstubAllGlobals());

describe('ScannerPage', () => {
  it.each([
    ['This browser does not support scanning', undefined, false],
    ['Camera access is off', refusing('NotAllowedError'), true],
    ['No camera found', refusing('NotFoundError'), true],
    ['The camera is in use', refusing('NotReadableError'), true],
  ] as const)('shows: %s', async (words, getUserMedia, again) => {
    await open({ ...(getUserMedia && { getUserMedia }) });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(again);
    expect(screen.getByRole('button', { name: 'Choose image' })).toBeDefined();
  });

  it('asks for the camera again', async () => {
    const getUserMedia = vi.fn(refusing('NotReadableError'));
    await open({ getUserMedia });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  });

  it('reports a picture without a code', async () => {
    await open();
    await screen.findByText('This browser does not support scanning');
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    await userEvent.upload(screen.getByLabelText('QR code image'), new File(['x'], 'x.png', { type: 'image/png' }));
    expect((await screen.findAllByText('We found no QR code in this image.')).length).toBeGreaterThan(0);
  });

  it('links to the person’s own code', async () => {
    await open();
    expect((await screen.findByRole('link', { name: 'My code' })).getAttribute('href')).toBe('/paymentQrcode');
  });
});

describe('in the native app', () => {
  it('uses its scanner, and opens where the code leads', async () => {
    const { router } = await open({ scanCode: () => Promise.resolve(PAYMENT) });
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(`/pay?text=${PAYMENT}`),
    );
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  it('goes back when the person does', async () => {
    const { router } = await open({ scanCode: () => Promise.resolve('') });
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  it('goes back with a message after an unknown code', async () => {
    const { router } = await open({ scanCode: () => Promise.resolve('hello') });
    expect((await screen.findAllByText('Invalid QR code')).length).toBeGreaterThan(0);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  it('uses the camera where the app has no scanner', async () => {
    await open({ scanCode: () => Promise.reject(new Error('NOT_FOUND')) });
    await screen.findByText('This browser does not support scanning');
  });

  it('takes a code that the app has already read', async () => {
    const scanCode = vi.fn(() => Promise.resolve(''));
    const { router } = await open({ scanCode, state: { scanned: PAYMENT } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/pay'));
    expect(scanCode).not.toHaveBeenCalled();
  });

  it('asks which network an address belongs to', async () => {
    await open({ scanCode: () => Promise.resolve('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') });
    await screen.findByText('Which network does this address belong to?');
    await screen.findByRole('button', { name: 'BEP20' });
  });
});
