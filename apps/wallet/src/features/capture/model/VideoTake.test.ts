import { describe, expect, it, vi } from 'vitest';
import { FakeClock } from '@ezwallet/domain-stores/testing';
import { CameraProblem } from '../../../shared/camera/CameraProblem.ts';
import { type RecorderKind, VideoTake } from './VideoTake.ts';

/** A recorder that has recorded one byte when it stops. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('video/webm');
  state: 'inactive' | 'recording' = 'inactive';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['x']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

function setUp({ canRecord = true, fails = undefined as CameraProblem | undefined } = {}) {
  const recorder = canRecord ? (FakeRecorder as unknown as RecorderKind) : undefined;
  const clock = new FakeClock();
  const close = vi.fn<() => void>();
  const onFailure = vi.fn<(reason: string) => void>();
  let end = () => {};
  const openCamera = (onEnded: () => void) => {
    end = onEnded;
    return fails ? Promise.reject(fails) : Promise.resolve({ stream: {} as MediaStream, setTorch: null, close });
  };
  return {
    take: new VideoTake({ openCamera, recorder, clock, onFailure }),
    clock,
    close,
    onFailure,
    unplug: () => end(),
  };
}

describe('a video of a person', () => {
  it('can end after five seconds, and then the camera is off', async () => {
    const { take, clock, close } = setUp();
    await take.open();
    take.record();
    await clock.advance(4000);
    expect([take.state, take.canStop]).toEqual(['recording', false]);
    await clock.advance(1000);
    expect(take.canStop).toBe(true);
    take.stop();
    expect(take.state).toBe('done');
    // Without the codecs: the server compares the type as a whole.
    expect(take.file?.type).toBe('video/webm');
    expect(close).toHaveBeenCalledOnce();
  });

  it('ends by itself after fifteen', async () => {
    const { take, clock } = setUp();
    await take.open();
    take.record();
    await clock.advance(20_000);
    expect([take.state, take.seconds]).toEqual(['done', 15]);
  });

  it('is recorded again from the beginning', async () => {
    const { take, clock } = setUp();
    await take.open();
    take.record();
    await clock.advance(6000);
    take.stop();
    await take.open();
    expect([take.state, take.file]).toEqual(['ready', undefined]);
  });

  it.each([
    ['refused', 'CAMERA_DENIED'],
    ['absent', 'CAMERA_UNSUPPORTED'],
  ] as const)('tells staff when the camera is %s', async (fault, reason) => {
    const { take, onFailure } = setUp({ fails: new CameraProblem(fault) });
    await take.open();
    expect(take.state).toBe(fault);
    expect(onFailure).toHaveBeenCalledWith(reason);
  });

  it('needs a browser that records', async () => {
    const { take } = setUp({ canRecord: false });
    await take.open();
    expect(take.state).toBe('unsupported');
  });

  it('ends without a file when the camera goes away', async () => {
    const { take, clock, onFailure, unplug } = setUp();
    await take.open();
    take.record();
    await clock.advance(3000);
    unplug();
    expect([take.state, take.file]).toEqual(['broken', undefined]);
    expect(onFailure).toHaveBeenCalledWith('RECORDING_FAILED');
  });

  it('turns a camera off that opens after the person left', async () => {
    const { take, close } = setUp();
    const opening = take.open();
    take.close();
    await opening;
    expect(close).toHaveBeenCalledOnce();
    expect(take.state).toBe('off');
  });

  it('may come from a file', () => {
    const { take } = setUp();
    take.choose(new File(['x'], 'me.mp4', { type: 'video/mp4' }));
    expect(take.state).toBe('done');
  });
});
