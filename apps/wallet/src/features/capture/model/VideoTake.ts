import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '@ezwallet/domain-stores';
import { CameraProblem, type CameraFault } from '../../../shared/camera/CameraProblem.ts';
import type { Camera } from '../../../shared/camera/openCamera.ts';

/** Seconds of a video. */
export const VIDEO_SECONDS = { least: 5, most: 15 } as const;

const SECOND = 1000;
/** What is enough to see a face and to hear digits: some 3 MB in 15 seconds. */
const BITS_PER_SECOND = 1_500_000;
/** What browsers record, the most usual first. The server takes both. */
const FORMATS = [
  { recorded: 'video/webm;codecs=vp8,opus', type: 'video/webm', name: 'video.webm' },
  { recorded: 'video/mp4', type: 'video/mp4', name: 'video.mp4' },
] as const;

/** The front camera and the microphone. */
export const FACE_CAMERA: MediaStreamConstraints = {
  audio: true,
  video: { facingMode: { ideal: 'user' }, width: { ideal: 640 }, height: { ideal: 480 } },
};

/** Part of `MediaRecorder` (MediaStream Recording). */
export type RecorderKind = Pick<typeof MediaRecorder, 'isTypeSupported'> &
  (new (stream: MediaStream, options?: MediaRecorderOptions) => MediaRecorder);

interface TakeDeps {
  readonly openCamera: (onEnded: () => void) => Promise<Camera>;
  /** Left out where the browser cannot record. */
  readonly recorder: RecorderKind | undefined;
  readonly clock: Clock;
  readonly onFailure: (reason: 'CAMERA_DENIED' | 'CAMERA_UNSUPPORTED' | 'RECORDING_FAILED') => void;
}

/** Recording a video of the person: the camera, some seconds, and the file. */
export class VideoTake {
  state: 'off' | 'opening' | 'ready' | 'recording' | 'done' | 'broken' | CameraFault = 'off';
  /** Whole seconds of the recording. */
  seconds = 0;
  stream: MediaStream | null = null;
  file: File | undefined = undefined;

  readonly #deps: TakeDeps;
  #camera: Camera | undefined;
  #recorder: MediaRecorder | undefined;
  #stopCounting: (() => void) | undefined;
  /** Grows when the camera goes off, so that a camera that opens too late goes off again. */
  #round = 0;

  constructor(deps: TakeDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { stream: observableRef, file: observableRef }, { autoBind: true });
  }

  get canStop(): boolean {
    return this.state === 'recording' && this.seconds >= VIDEO_SECONDS.least;
  }

  /** Turns the camera on. */
  async open(): Promise<void> {
    this.close();
    const { openCamera, recorder, onFailure } = this.#deps;
    const round = this.#round;
    this.file = undefined;
    this.state = 'opening';
    try {
      if (!recorder || !FORMATS.some(({ recorded }) => recorder.isTypeSupported(recorded)))
        throw new CameraProblem('unsupported');
      const camera = await openCamera(() => this.#fail());
      if (round !== this.#round) return camera.close();
      runInAction(() => {
        this.#camera = camera;
        this.stream = camera.stream;
        this.state = 'ready';
      });
    } catch (error) {
      if (round !== this.#round) return;
      const fault = error instanceof CameraProblem ? error.fault : 'unsupported';
      onFailure(fault === 'refused' ? 'CAMERA_DENIED' : 'CAMERA_UNSUPPORTED');
      runInAction(() => {
        this.state = fault;
      });
    }
  }

  /** Begins to record. It ends by itself when the video is as long as it may be. */
  record(): void {
    const { recorder, clock } = this.#deps;
    const format = recorder && FORMATS.find(({ recorded }) => recorder.isTypeSupported(recorded));
    if (this.state !== 'ready' || !this.stream || !recorder || !format) return;
    const chunks: Blob[] = [];
    const recording = new recorder(this.stream, { mimeType: format.recorded, videoBitsPerSecond: BITS_PER_SECOND });
    recording.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recording.addEventListener('error', () => this.#fail());
    recording.addEventListener('stop', () => {
      if (this.#recorder !== recording) return;
      this.#finish(new File(chunks, format.name, { type: format.type }));
    });
    this.#recorder = recording;
    this.seconds = 0;
    this.state = 'recording';
    recording.start(SECOND);
    this.#stopCounting = clock.every(SECOND, () => this.#count());
  }

  /** Ends the recording. */
  stop(): void {
    this.#stopCounting?.();
    this.#stopCounting = undefined;
    if (this.#recorder?.state === 'recording') this.#recorder.stop();
  }

  /** Takes a video that was recorded elsewhere. */
  choose(file: File): void {
    this.close();
    this.file = file;
    this.state = 'done';
  }

  /** Turns everything off. A finished video stays. */
  close(): void {
    this.#round += 1;
    this.#stopCounting?.();
    this.#stopCounting = undefined;
    const recording = this.#recorder;
    this.#recorder = undefined;
    if (recording?.state === 'recording') recording.stop();
    this.#camera?.close();
    this.#camera = undefined;
    this.stream = null;
    if (this.state !== 'done') this.state = 'off';
  }

  #count(): void {
    runInAction(() => {
      this.seconds += 1;
    });
    if (this.seconds >= VIDEO_SECONDS.most) this.stop();
  }

  #finish(file: File): void {
    runInAction(() => {
      this.file = file;
      this.state = 'done';
    });
    this.close();
  }

  #fail(): void {
    this.#deps.onFailure('RECORDING_FAILED');
    runInAction(() => {
      this.close();
      this.state = 'broken';
    });
  }
}
