/** Why there is no camera picture: not allowed, no camera, used by another app, or not supported by the browser. */
export type CameraFault = 'refused' | 'absent' | 'busy' | 'unsupported';

/** Names of the errors of `getUserMedia` (Media Capture and Streams, section 10.3). */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The camera gave no picture. */
export class CameraProblem extends Error {
  override readonly name = 'CameraProblem';
  readonly fault: CameraFault;

  constructor(fault: CameraFault, options?: ErrorOptions) {
    super(`The camera gave no picture: ${fault}.`, options);
    this.fault = fault;
  }

  /** Reads the browser's error. */
  static from(cause: unknown): CameraProblem {
    const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
    return new CameraProblem((Object.hasOwn(FAULTS, name) && FAULTS[name]) || 'unsupported', { cause });
  }
}
