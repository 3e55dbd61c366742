import { useEffect, useRef, useState } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import type { CaptchaOutcome, CaptchaState, PieceAnswer } from './captcha-state.ts';
import type { CaptchaAnswer, CaptchaChallenge, CaptchaMode, CaptchaRefusal, CaptchaVerdict } from './captcha-types.ts';
import type { CaptchaPuzzle } from './CaptchaPuzzle.tsx';

export interface CaptchaCalls {
  /** Asks the server for a challenge. */
  load: (mode: CaptchaMode) => Promise<CaptchaChallenge | CaptchaRefusal>;
  /** Sends the answer to the server. */
  verify: (answer: CaptchaAnswer) => Promise<CaptchaVerdict>;
  /** Receives the ticket of a solved challenge. */
  onTicket: (ticket: string) => void;
}

/** The user sees the tick before the host removes the captcha. */
const SHOW_VERIFIED_MS = 450;

/**
 * Loads a challenge, computes its proof while the user solves the puzzle, and turns answers into tickets or the next
 * challenge. Each challenge is a round; leaving it stops its search and its timers.
 */
export function useCaptcha(calls: CaptchaCalls) {
  const haptics = useHaptics();
  const latest = useRef({ ...calls, haptics });
  useEffect(() => {
    latest.current = { ...calls, haptics };
  });
  const [round, setRound] = useState<{ mode: CaptchaMode; count: number }>({ mode: 'slider', count: 0 });
  const [state, setState] = useState<CaptchaState>({ phase: 'loading' });
  const [outcome, setOutcome] = useState<CaptchaOutcome>();
  const [progress, setProgress] = useState(0);
  const [Puzzle, setPuzzle] = useState<typeof CaptchaPuzzle>();
  const answer = useRef<(piece: PieceAnswer) => void>(() => {});

  const begin = (mode: CaptchaMode, why?: CaptchaOutcome) => {
    setState((last) => ({
      phase: 'loading',
      ...(mode === 'slider' && 'challenge' in last && { challenge: last.challenge }),
    }));
    setOutcome(why);
    setProgress(0);
    setRound(({ count }) => ({ mode, count: count + 1 }));
  };

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { mode } = round;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (ms: number, act: () => void) => timers.push(setTimeout(act, ms));

    const lock = (retryAfter: number) => {
      latest.current.haptics('error');
      setState({ phase: 'locked', until: Date.now() + retryAfter * 1000 });
      after(retryAfter * 1000, () => begin('slider'));
    };
    const refused = (refusal: CaptchaRefusal | { reason: 'failed' }) => {
      if (refusal.reason === 'limited') return lock(refusal.retryAfter);
      latest.current.haptics('warning');
      // Without a puzzle, a new round would start automatically and loop forever.
      if (mode === 'assist') setState({ phase: 'assistFailed' });
      else begin('slider', refusal);
    };
    const verify = async (challenge: CaptchaChallenge, piece: PieceAnswer, proof: Promise<string>) => {
      setState({ phase: 'verifying', challenge });
      try {
        const nonce = await proof;
        const verdict = await latest.current.verify({ captchaId: challenge.captchaId, ...piece, nonce });
        if (signal.aborted) return;
        if (!verdict.ok) return refused(verdict);
        setState({ phase: 'verified', challenge });
        latest.current.haptics('success');
        after(SHOW_VERIFIED_MS, () => latest.current.onTicket(verdict.ticket));
      } catch {
        if (!signal.aborted) refused({ reason: 'failed' });
      }
    };
    const run = async () => {
      // StrictMode mounts, unmounts and mounts again; only the second mount may use up a puzzle.
      await Promise.resolve();
      if (signal.aborted) return;
      // The code of the puzzle and of the proof loads in parallel with the challenge; if it fails, the challenge fails.
      const [challenge, { solveProofOfWork }] = await Promise.all([
        latest.current.load(mode),
        import('./solveProofOfWork.ts'),
        mode === 'slider' && import('./CaptchaPuzzle.tsx').then((parts) => setPuzzle(() => parts.CaptchaPuzzle)),
      ]);
      if (signal.aborted) return;
      if ('ok' in challenge) return refused(challenge);
      // In whole per cent, so that a fast worker causes at most a hundred renders.
      const onProgress = mode === 'assist' ? (done: number) => setProgress(Math.floor(done * 100) / 100) : undefined;
      const proof = solveProofOfWork(challenge.pow, onProgress ? { signal, onProgress } : { signal });
      proof.catch(() => {});
      if (mode === 'assist') return verify(challenge, { x: 0, input: 'assist', track: [] }, proof);
      setState({ phase: 'ready', challenge });
      const expiry = setTimeout(() => begin('slider', { reason: 'expired' }), challenge.ttl * 1000);
      timers.push(expiry);
      answer.current = (piece) => {
        answer.current = () => {};
        clearTimeout(expiry);
        void verify(challenge, piece, proof);
      };
    };
    run().catch(() => {
      if (!signal.aborted) setState({ phase: 'loadFailed' });
    });
    return () => {
      controller.abort();
      timers.forEach(clearTimeout);
      answer.current = () => {};
    };
  }, [round]);

  return {
    state,
    mode: round.mode,
    /** Number of the challenge; a new one starts with its piece at rest. */
    round: round.count,
    outcome,
    /** Progress of the proof of work in assist mode, 0 to 1. */
    progress,
    /** The code of the puzzle, once it is loaded. */
    Puzzle,
    /** Answers the visible puzzle, once per puzzle. */
    submit: (piece: PieceAnswer) => answer.current(piece),
    /** Replaces this challenge with a new one. */
    begin,
  };
}
