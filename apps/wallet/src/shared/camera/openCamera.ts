import { CameraProblem } from './CameraProblem.ts';

/** A camera that is on. */
export interface Camera {
  readonly stream: MediaStream;
  /** Switches its light. Null where it has none. */
  readonly setTorch: ((on: boolean) => Promise<void>) | null;
  close(): void;
}

/** The back camera, with enough pixels for a code at arm's length, or for a document. */
const BACK_CAMERA: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * Turns the camera on. The browser may ask the person first.
 *
 * @param devices left out where the browser has none: it is old, or the page was not loaded over HTTPS
 * @param onEnded called when the camera stops, or the person revokes the permission
 * @param wanted which camera, and whether its sound too
 * @throws CameraProblem
 */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined,
  onEnded: () => void,
  wanted: MediaStreamConstraints = BACK_CAMERA,
): Promise<Camera> {
  if (!devices) throw new CameraProblem('unsupported');
  const stream = await devices.getUserMedia(wanted).catch((error: unknown) => {
    throw CameraProblem.from(error);
  });
  const [track] = stream.getVideoTracks();
  if (!track) throw new CameraProblem('absent');
  track.addEventListener('ended', onEnded);
  // Image Capture, section 4: no type library has `torch` yet.
  const { torch } = (track.getCapabilities?.() ?? {}) as { torch?: boolean };
  return {
    stream,
    setTorch: torch ? (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) : null,
    close: () => {
      track.removeEventListener('ended', onEnded);
      for (const one of stream.getTracks()) one.stop();
    },
  };
}
