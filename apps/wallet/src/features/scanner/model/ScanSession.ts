import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock, Visibility } from '@ezwallet/domain-stores';
import { CameraProblem, type CameraFault } from '../../../shared/camera/CameraProblem.ts';
import type { CodeReader } from './CodeReader.ts';
import type { Camera } from '../../../shared/camera/openCamera.ts';

/** State of a scan: starting the camera, running, failed, or over. */
export type ScanState = 'off' | 'starting' | 'scanning' | 'paused' | CameraFault;

/** From this `readyState` on, a video has a frame to show (HTML, section 4.8.11.7). */
const HAVE_CURRENT_DATA = 2;
/** Time between two looks, in milliseconds: rare enough for a phone's battery, and faster than a hand notices. */
const BETWEEN_LOOKS = 120;

interface ScanDeps {
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly openCamera: (onEnded: () => void) => Promise<Camera>;
  readonly openReader: () => Promise<CodeReader>;
  /** Reads a picture from the album. @throws when it is not a picture */
  readonly openPicture: (file: Blob) => Promise<ImageBitmap>;
}

/** Looks for a code: through the camera while the page is visible, or in a picture from the album. */
export class ScanSession {
  state: ScanState = 'off';
  /** The camera's picture, for the screen to show. */
  stream: MediaStream | null = null;
  /** The camera's light. Null where it has none. */
  torch: 'on' | 'off' | null = null;
  /** The text of the found code. The scan is over then. */
  text: string | null = null;
  /** A picture from the album is being read. */
  reading = false;

  readonly #deps: ScanDeps;
  #camera: Camera | null = null;
  #reader: Promise<CodeReader> | null = null;
  #video: HTMLVideoElement | null = null;
  #cancelLook: () => void = () => {};
  #stopWatching: () => void = () => {};
  /** Grows whenever a scan starts or ends, so that late results of an earlier one change nothing. */
  #turn = 0;
  /** The picture that counts: the newest one, until the scan is over. The camera may come and go meanwhile. */
  #picture = 0;

  constructor(deps: ScanDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { stream: observableRef }, { autoBind: true });
  }

  /** Turns the camera on, and off and on again as the page becomes hidden and visible. */
  async start(): Promise<void> {
    this.#stopWatching();
    this.#stopWatching = this.#deps.visibility.subscribe((visible) => {
      if (!visible && (this.state === 'scanning' || this.state === 'starting')) this.pause();
      else if (visible && this.state === 'paused') void this.start();
    });
    const turn = this.#begin('starting');
    this.forget();
    try {
      const opening = this.#deps.openCamera(() => this.lose());
      // Both take time. The reader's own error shows at its first look.
      this.#openReader().catch(() => undefined);
      const camera = await opening;
      if (turn !== this.#turn) return camera.close();
      runInAction(() => {
        this.#camera = camera;
        this.stream = camera.stream;
        this.torch = camera.setTorch ? 'off' : null;
        this.state = 'scanning';
      });
      this.#lookLater(turn);
    } catch (error) {
      if (turn === this.#turn) this.fail(error instanceof CameraProblem ? error.fault : 'unsupported');
    }
  }

  /** Lends the element that shows the camera's picture. @returns a function that takes it back */
  attach(video: HTMLVideoElement): () => void {
    this.#video = video;
    return () => {
      if (this.#video === video) this.#video = null;
    };
  }

  /** Turns the light on or off. A light that does not respond stays as it was. */
  async toggleTorch(): Promise<void> {
    const setTorch = this.#camera?.setTorch;
    if (!setTorch || this.torch === null) return;
    const next = this.torch === 'on' ? 'off' : 'on';
    try {
      await setTorch(next === 'on');
      runInAction(() => {
        if (this.torch !== null) this.torch = next;
      });
    } catch {
      // Some cameras claim a light that they do not have.
      runInAction(() => (this.torch = null));
    }
  }

  /**
   * Looks for a code in a picture from the album.
   *
   * @returns whether there was one; its text is handled like any other
   */
  async readPicture(file: Blob): Promise<boolean> {
    this.reading = true;
    const number = (this.#picture += 1);
    try {
      const [reader, picture] = await Promise.all([this.#openReader(), this.#deps.openPicture(file)]);
      const text = await reader.read(picture, 'still');
      picture.close();
      if (text === null || text === '') return false;
      if (number === this.#picture) this.#tell(text);
      return true;
    } catch {
      return false;
    } finally {
      runInAction(() => (this.reading = false));
    }
  }

  /** Ends the scan and turns the camera off. */
  stop(): void {
    this.#picture += 1;
    this.#stopWatching();
    this.#begin('off');
  }

  private forget(): void {
    this.text = null;
  }

  private pause(): void {
    this.#begin('paused');
  }

  private fail(fault: CameraFault): void {
    this.#begin(fault);
  }

  /** The camera stopped by itself. */
  private lose(): void {
    if (this.state === 'scanning') this.#begin('busy');
  }

  #begin(state: ScanState): number {
    this.#turn += 1;
    this.#cancelLook();
    this.#camera?.close();
    this.#camera = null;
    runInAction(() => {
      this.state = state;
      this.stream = null;
      this.torch = null;
    });
    return this.#turn;
  }

  #openReader(): Promise<CodeReader> {
    const reader = (this.#reader ??= this.#deps.openReader());
    // If it did not load, the next look loads it again.
    reader.catch(() => (this.#reader = null));
    return reader;
  }

  #lookLater(turn: number): void {
    this.#cancelLook = this.#deps.clock.after(BETWEEN_LOOKS, () => void this.#look(turn));
  }

  async #look(turn: number): Promise<void> {
    const video = this.#video;
    let text: string | null = null;
    try {
      if (video && video.readyState >= HAVE_CURRENT_DATA) text = await (await this.#openReader()).read(video, 'live');
    } catch {
      // The next look may work, because the reader's code may have loaded by then.
    }
    if (turn !== this.#turn) return;
    if (text === null || text === '') this.#lookLater(turn);
    else this.#tell(text);
  }

  #tell(text: string): void {
    this.stop();
    runInAction(() => (this.text = text));
  }
}
