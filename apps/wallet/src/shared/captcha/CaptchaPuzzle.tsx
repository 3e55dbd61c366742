import { SliderCaptcha } from '@ezwallet/ui';
import { useWorld } from '../../world/StoresContext.tsx';
import type { CaptchaGate, OpenCaptcha } from './CaptchaGate.ts';
import { loadCaptcha, verifyCaptcha } from './solveCaptcha.ts';

/** One captcha, connected to the server. It has its own file because most visits never show one. */
export function CaptchaPuzzle({ gate, captcha }: { gate: CaptchaGate; captcha: OpenCaptcha }) {
  const { api } = useWorld().deps;
  return (
    <SliderCaptcha
      load={(mode) => loadCaptcha(api, captcha, mode)}
      verify={(answer) => verifyCaptcha(api, answer)}
      onTicket={gate.solved}
      onClose={gate.dismiss}
    />
  );
}
