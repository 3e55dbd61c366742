import type { Messages } from './Messages.ts';

/** The words of the slider captcha in English. */
export const captcha = {
  captchaTitle: 'Security check',
  captchaHint: 'Slide the piece into place',
  captchaThumb: 'Puzzle piece',
  captchaPosition: (step, last) => `Piece at ${step} of ${last}`,
  captchaLoading: 'Loading the puzzle',
  captchaReady: 'The puzzle is ready',
  captchaVerifying: 'Verifying',
  captchaVerified: 'Verified',
  captchaWrong: (left) =>
    left === undefined
      ? 'Not quite. Try again.'
      : left === 1
        ? 'Not quite. 1 try left'
        : `Not quite. ${left} tries left`,
  captchaLocked: (minutes) =>
    minutes === 1 ? 'Too many attempts. Try again in 1 minute.' : `Too many attempts. Try again in ${minutes} minutes.`,
  captchaExpired: 'The puzzle expired. Here is a new one.',
  captchaFailed: 'Could not check your answer. Try again.',
  captchaLoadFailed: 'Could not load the puzzle. Try again.',
  captchaAssist: 'Continue without the puzzle',
  captchaUsePuzzle: 'Use the puzzle',
  captchaAssistProgress: (percent) => `Checking without the puzzle, ${percent}%`,
  captchaStepLeft: 'Move left',
  captchaStepRight: 'Move right',
  captchaRefresh: 'New puzzle',
  captchaSubmit: 'Check',
} satisfies Partial<Messages>;
