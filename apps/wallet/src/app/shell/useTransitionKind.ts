import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { TransitionKind } from '@ezwallet/ui';
import { transitionStep, type TransitionStep } from './transitionStep.ts';

/** How the current screen appeared; see {@link transitionStep}. */
export function useTransitionKind(): TransitionKind {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [step, setStep] = useState<TransitionStep>({ key, kind: 'fade', stack: [key] });
  if (step.key === key) return step.kind;
  const next = transitionStep(step, { key, type, state });
  setStep(next);
  return next.kind;
}
