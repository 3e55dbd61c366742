import { DOCUMENT_PART_BYTES as PART, type UploadProgress } from '@ezwallet/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { FakeClock } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { type DocumentCalls, sendDocument } from './sendDocument.ts';

const SIZE = 2 * PART + 10;
const STORED = { fileId: 'k_1', fileType: 'VIDEO', size: SIZE } as const;

function scene(size = SIZE) {
  const clock = new FakeClock();
  const file = {
    size,
    whole: new Blob(['x']),
    sha256: async () => 'ab',
    read: async (from: number, to: number) => `${from}-${to}`,
  };
  let received = 0;
  const progress = (): UploadProgress => ({
    upload: 'u_1',
    offset: received,
    file: received === size ? { ...STORED } : null,
  });
  const calls = {
    whole: vi.fn<DocumentCalls['whole']>(async () => STORED),
    start: vi.fn<DocumentCalls['start']>(async () => progress()),
    append: vi.fn<DocumentCalls['append']>(async ({ offset, fileBase64 }) => {
      if (offset === received) received = Number(fileBase64.split('-')[1]);
      return progress();
    }),
  };
  const waits: boolean[] = [];
  const shares: number[] = [];
  const controller = new AbortController();
  const send = () =>
    sendDocument({ clock }, calls, file, {
      signal: controller.signal,
      onProgress: (share) => shares.push(share),
      onWaiting: (isWaiting) => waits.push(isWaiting),
    });
  return { clock, calls, waits, shares, controller, send, have: (bytes: number) => (received = bytes) };
}

/** What a call throws when nobody answers. */
const LOST = Object.assign(new Error('no answer'), { kind: 'network' });

describe('a document', () => {
  it('that is small goes in one request', async () => {
    const { calls, send } = scene(PART);
    expect(await send()).toBe('k_1');
    expect(calls.start).not.toHaveBeenCalled();
  });

  it('that is large goes in parts, and tells how far it is', async () => {
    const { calls, shares, send } = scene();
    expect(await send()).toBe('k_1');
    expect(calls.start).toHaveBeenCalledWith({ size: SIZE, sha256: 'ab' }, expect.objectContaining({ quiet: true }));
    expect(calls.append.mock.calls.map(([{ offset, fileBase64 }]) => [offset, fileBase64])).toEqual([
      [0, `0-${PART}`],
      [PART, `${PART}-${2 * PART}`],
      [2 * PART, `${2 * PART}-${SIZE}`],
    ]);
    expect(shares).toEqual([0, PART / SIZE, (2 * PART) / SIZE]);
  });

  it('goes on where the server has it, also after a pause', async () => {
    const { calls, send, have } = scene();
    have(2 * PART);
    expect(await send()).toBe('k_1');
    expect(calls.append).toHaveBeenCalledOnce();
    expect(await send()).toBe('k_1');
    expect(calls.append).toHaveBeenCalledOnce();
  });

  it('waits without a network, and goes on by itself with the part that is missing', async () => {
    const { calls, waits, clock, send } = scene();
    calls.append.mockImplementationOnce(calls.append.getMockImplementation()!).mockRejectedValueOnce(LOST);
    calls.start.mockImplementationOnce(calls.start.getMockImplementation()!).mockRejectedValueOnce(LOST);
    const sent = send();
    await vi.waitFor(() => expect(waits.at(-1)).toBe(true));
    await clock.advance(2_000);
    await vi.waitFor(() => expect(calls.start).toHaveBeenCalledTimes(2));
    await clock.advance(2_000);
    expect(await sent).toBe('k_1');
    expect(waits.at(-1)).toBe(false);
    expect(calls.append.mock.calls.map(([{ offset }]) => offset)).toEqual([0, PART, PART, 2 * PART]);
  });

  it.each(['REQUEST_TOO_FREQUENT', 'TRY_AGAIN_LATER', 'RECORD_ALREADY_DELETED'])(
    'tries again after %s, which is no lost connection',
    async (code) => {
      const { calls, waits, clock, send } = scene();
      calls.append.mockRejectedValueOnce(new FakeRefusal(code));
      const sent = send();
      await vi.waitFor(() => expect(calls.append).toHaveBeenCalledOnce());
      await clock.advance(2_000);
      expect(await sent).toBe('k_1');
      expect(waits).not.toContain(true);
    },
  );

  it('that the server refuses is not sent again', async () => {
    const { calls, send } = scene();
    calls.append.mockRejectedValueOnce(new FakeRefusal('TYPE_INVALID'));
    await expect(send()).rejects.toMatchObject({ code: 'TYPE_INVALID' });
    expect(calls.start).toHaveBeenCalledOnce();
  });

  it('that another tab sends too does not spin', async () => {
    const { calls, clock, send } = scene();
    calls.append.mockResolvedValueOnce({ upload: 'u_1', offset: 0, file: null });
    const sent = send();
    await vi.waitFor(() => expect(calls.append).toHaveBeenCalledOnce());
    await clock.advance(1_999);
    expect(calls.start).toHaveBeenCalledOnce();
    await clock.advance(1);
    expect(await sent).toBe('k_1');
  });

  it('stops at once when the person stops it, also while it waits', async () => {
    const { calls, clock, controller, waits, send } = scene();
    calls.start.mockRejectedValueOnce(LOST);
    const sent = send();
    await vi.waitFor(() => expect(waits).toEqual([true]));
    controller.abort();
    await expect(sent).rejects.toThrow(/abort/i);
    await clock.advance(10_000);
    expect(calls.start).toHaveBeenCalledOnce();
  });
});
