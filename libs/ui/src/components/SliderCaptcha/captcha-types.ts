import type { TrackSample } from './drag-track.ts';
import type { ProofOfWork } from './proof-of-work.ts';

/** A puzzle or, for users who cannot or do not want to solve one, a harder proof of work without pictures. */
export type CaptchaMode = 'slider' | 'assist';

/** The challenge. Sizes and positions are in pixels of the picture; the piece moves along `piece.y`. */
export interface CaptchaChallenge {
  captchaId: string;
  image?: { src: string; w: number; h: number } | undefined;
  piece?: { src: string; w: number; h: number; y: number } | undefined;
  pow: ProofOfWork;
  /** Seconds until it expires. */
  ttl: number;
}

/** How the user moved the piece; `step` means the buttons or a tap. */
export type CaptchaInput = 'touch' | 'mouse' | 'key' | 'step' | 'assist';

/** An answer. `x` is the piece's left edge in pixels of the picture; `assist` sends 0 and no track. */
export interface CaptchaAnswer {
  captchaId: string;
  x: number;
  input: CaptchaInput;
  track: TrackSample[];
  /** The smallest decimal nonce for which SHA-256 of `${salt}:${nonce}` starts with `bits` zero bits. */
  nonce: string;
}

/** Why there is no puzzle or no ticket. */
export type CaptchaRefusal =
  | { ok: false; reason: 'wrong'; triesLeft?: number | undefined }
  | { ok: false; reason: 'expired' }
  | { ok: false; reason: 'limited'; /** Seconds. */ retryAfter: number };

/** The server's decision about an answer. */
export type CaptchaVerdict = { ok: true; ticket: string } | CaptchaRefusal;
