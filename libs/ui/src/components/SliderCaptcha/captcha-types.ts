import type { TrackSample } from './drag-track.ts';
import type { ProofOfWork } from './proof-of-work.ts';

/** A puzzle, or, for who cannot or will not solve one, a harder proof of work without pictures. */
export type CaptchaMode = 'slider' | 'assist';

/** What is to be solved. Sizes and places are in pixels of the picture; `piece.y` is where the piece moves along. */
export interface CaptchaChallenge {
  captchaId: string;
  image?: { src: string; w: number; h: number } | undefined;
  piece?: { src: string; w: number; h: number; y: number } | undefined;
  pow: ProofOfWork;
  /** Seconds until it expires. */
  ttl: number;
}

/** How the piece was brought to its place; `step` by the buttons or a tap. */
export type CaptchaInput = 'touch' | 'mouse' | 'key' | 'step' | 'assist';

/** A solution. `x` is the piece's left edge in pixels of the picture; `assist` sends 0 and no track. */
export interface CaptchaAnswer {
  captchaId: string;
  x: number;
  input: CaptchaInput;
  track: TrackSample[];
  /** The smallest decimal nonce for which SHA-256 of `${salt}:${nonce}` begins with `bits` zero bits. */
  nonce: string;
}

/** Why there is no puzzle, or no ticket. */
export type CaptchaRefusal =
  | { ok: false; reason: 'wrong'; triesLeft?: number | undefined }
  | { ok: false; reason: 'expired' }
  | { ok: false; reason: 'limited'; /** Seconds. */ retryAfter: number };

/** The server's word on an answer. */
export type CaptchaVerdict = { ok: true; ticket: string } | CaptchaRefusal;
