import { describe, expect, it, vi } from 'vitest';
import { CameraProblem } from './CameraProblem.ts';
import { openCamera } from './openCamera.ts';

function fakeTrack(capabilities: object = {}) {
  const track = new EventTarget();
  return Object.assign(track, {
    getCapabilities: () => capabilities,
    applyConstraints: vi.fn<(wanted: unknown) => Promise<void>>(() => Promise.resolve()),
    stop: vi.fn<() => void>(),
  });
}

function devicesWith(track: ReturnType<typeof fakeTrack> | undefined) {
  const tracks = track ? [track] : [];
  const stream = { getVideoTracks: () => tracks, getTracks: () => tracks };
  return { getUserMedia: () => Promise.resolve(stream as unknown as MediaStream) };
}

describe('openCamera', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'absent'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unsupported'],
    ['constructor', 'unsupported'],
  ])('reads %s as %s', async (name, fault) => {
    const getUserMedia = () => Promise.reject(new DOMException('no', name));
    await expect(openCamera({ getUserMedia }, () => {})).rejects.toMatchObject({ name: 'CameraProblem', fault });
  });

  it('calls a browser without cameras unsupported', async () => {
    await expect(openCamera(undefined, () => {})).rejects.toEqual(new CameraProblem('unsupported'));
  });

  it('finds no camera in a stream without video', async () => {
    await expect(openCamera(devicesWith(undefined), () => {})).rejects.toMatchObject({ fault: 'absent' });
  });

  it('has a light only where the camera reports one', async () => {
    const dark = await openCamera(devicesWith(fakeTrack()), () => {});
    expect(dark.setTorch).toBeNull();
    const track = fakeTrack({ torch: true });
    const { setTorch } = await openCamera(devicesWith(track), () => {});
    await setTorch?.(true);
    expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  });

  it('reports a camera that stops by itself, but not one that was closed', async () => {
    const track = fakeTrack();
    const onEnded = vi.fn<() => void>();
    const camera = await openCamera(devicesWith(track), onEnded);
    track.dispatchEvent(new Event('ended'));
    expect(onEnded).toHaveBeenCalledOnce();
    camera.close();
    track.dispatchEvent(new Event('ended'));
    expect(track.stop).toHaveBeenCalledOnce();
    expect(onEnded).toHaveBeenCalledOnce();
  });
});
