import { observe } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { createFakeDeps, settle } from '@ezwallet/domain-stores/testing';
import { CameraProblem } from '../../../shared/camera/CameraProblem.ts';
import type { CodeReader } from './CodeReader.ts';
import type { Camera } from '../../../shared/camera/openCamera.ts';
import { ScanSession } from './ScanSession.ts';

const STREAM = {} as MediaStream;
const VIDEO = { readyState: 4 } as HTMLVideoElement;

interface Setting {
  readonly camera?: () => Promise<Camera>;
  readonly setTorch?: Camera['setTorch'];
  readonly frames?: (string | null | Error)[];
}

function setUp({ camera, setTorch = null, frames = [] }: Setting = {}) {
  const device = createFakeDeps();
  const close = vi.fn<() => void>();
  const texts: string[] = [];
  let onEnded = () => {};
  const read = vi.fn<CodeReader['read']>(() => {
    const frame = frames.shift() ?? null;
    return frame instanceof Error ? Promise.reject(frame) : Promise.resolve(frame);
  });
  const openCamera = vi.fn<(ended: () => void) => Promise<Camera>>((ended) => {
    onEnded = ended;
    return camera ? camera() : Promise.resolve({ stream: STREAM, setTorch, close });
  });
  const closePicture = vi.fn<() => void>();
  const session = new ScanSession({
    clock: device.clock,
    visibility: device.visibility,
    openCamera,
    openReader: () => Promise.resolve({ read }),
    openPicture: (file) =>
      file.size === 0
        ? Promise.reject(new DOMException('no', 'InvalidStateError'))
        : Promise.resolve({ close: closePicture } as unknown as ImageBitmap),
  });
  observe(session, 'text', ({ newValue }) => {
    if (typeof newValue === 'string') texts.push(newValue);
  });
  session.attach(VIDEO);
  return { session, device, close, closePicture, texts, read, openCamera, lose: () => onEnded() };
}

describe('ScanSession', () => {
  it('looks until it finds a code, reports it once and turns the camera off', async () => {
    const { session, device, texts, close, read } = setUp({ frames: [null, '', new Error('no'), 'T1ABC', 'T1DEF'] });
    await session.start();
    expect(session).toMatchObject({ state: 'scanning', stream: STREAM, torch: null });
    for (let look = 0; look < 6; look += 1) await device.clock.advance(120);
    expect(texts).toEqual(['T1ABC']);
    expect(read).toHaveBeenCalledTimes(4);
    expect(close).toHaveBeenCalledOnce();
    expect(session).toMatchObject({ state: 'off', stream: null });
  });

  it.each(['refused', 'absent', 'busy', 'unsupported'] as const)(
    'says that the camera is %s, and tries again',
    async (fault) => {
      const faults = [new CameraProblem(fault)];
      const { session, texts } = setUp({
        camera: () => {
          const problem = faults.shift();
          return problem
            ? Promise.reject(problem)
            : Promise.resolve({ stream: STREAM, setTorch: null, close: () => {} });
        },
      });
      await session.start();
      expect(session.state).toBe(fault);
      await session.start();
      expect(session.state).toBe('scanning');
      session.stop();
      expect(texts).toEqual([]);
    },
  );

  it('turns off a camera that started after the scan was over', async () => {
    let give = (_camera: Camera): void => {};
    const close = vi.fn<() => void>();
    const { session } = setUp({ camera: () => new Promise((resolve) => (give = resolve)) });
    const starting = session.start();
    session.stop();
    give({ stream: STREAM, setTorch: null, close });
    await starting;
    expect(close).toHaveBeenCalledOnce();
    expect(session).toMatchObject({ state: 'off', stream: null });
  });

  it('pauses while the page is hidden, and resumes after', async () => {
    const { session, device, close, openCamera } = setUp();
    await session.start();
    device.setVisible(false);
    expect(session.state).toBe('paused');
    expect(close).toHaveBeenCalledOnce();
    device.setVisible(true);
    await settle();
    expect(session.state).toBe('scanning');
    expect(openCamera).toHaveBeenCalledTimes(2);
    session.stop();
    device.setVisible(false);
    device.setVisible(true);
    await settle();
    expect(session.state).toBe('off');
  });

  it('reports a camera that stops by itself', async () => {
    const { session, lose } = setUp();
    await session.start();
    lose();
    expect(session.state).toBe('busy');
  });

  it('switches the light, and drops one that does not respond', async () => {
    const setTorch = vi.fn<(on: boolean) => Promise<void>>(() => Promise.resolve());
    const { session } = setUp({ setTorch });
    await session.start();
    expect(session.torch).toBe('off');
    await session.toggleTorch();
    expect(session.torch).toBe('on');
    await session.toggleTorch();
    expect(setTorch.mock.calls).toEqual([[true], [false]]);
    setTorch.mockRejectedValueOnce(new DOMException('no', 'OverconstrainedError'));
    await session.toggleTorch();
    expect(session.torch).toBeNull();
  });

  it('finds a code in a picture, without a camera', async () => {
    const { session, texts, closePicture } = setUp({
      camera: () => Promise.reject(new CameraProblem('absent')),
      frames: ['T1ABC'],
    });
    await session.start();
    expect(await session.readPicture(new Blob(['x']))).toBe(true);
    expect(texts).toEqual(['T1ABC']);
    expect(closePicture).toHaveBeenCalledOnce();
  });

  it('keeps the picture while the camera comes and goes, as when the album covers the page', async () => {
    const { session, device, texts } = setUp({
      camera: () => Promise.reject(new CameraProblem('absent')),
      frames: ['T1ABC'],
    });
    const starting = session.start();
    const found = session.readPicture(new Blob(['x']));
    device.setVisible(false);
    device.setVisible(true);
    await Promise.all([starting, found]);
    expect(texts).toEqual(['T1ABC']);
  });

  it('drops the picture when the scan is over, and an older one for a newer', async () => {
    const { session, texts } = setUp({ frames: ['T1ABC', 'T1DEF', 'T1GHI'] });
    const left = session.readPicture(new Blob(['x']));
    session.stop();
    await left;
    expect(texts).toEqual([]);
    await Promise.all([session.readPicture(new Blob(['x'])), session.readPicture(new Blob(['x']))]);
    expect(texts).toEqual(['T1GHI']);
  });

  it.each([
    ['no code', new Blob(['x'])],
    ['no picture at all', new Blob([])],
  ])('finds nothing in a file with %s, and goes on looking', async (_what, file) => {
    const { session, texts } = setUp();
    await session.start();
    expect(await session.readPicture(file)).toBe(false);
    expect(session).toMatchObject({ state: 'scanning', reading: false });
    expect(texts).toEqual([]);
  });
});
