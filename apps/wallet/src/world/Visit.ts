import { safeRedirect } from '@ezwallet/validators';
import { homePaths, payPaths } from './paths.ts';

const FROM = 'from';
const PAY_TEXT = 'payText';
/** Survives signing out (product specification, section 4). */
export const INVITE_CODE_KEY = 'inviteCode';

const INVITE_CODE = /^[A-Za-z0-9]{4,16}$/;
/** A payment text is base64url and dots after its version; longer ones are none of ours. */
const PAYMENT_TEXT = /^[A-Za-z0-9._~-]{1,2048}$/;

/** What the addresses a person came by left to remember: where to go, who invited, what to pay. */
export class Visit {
  readonly #tab: Storage;
  readonly #device: Storage;
  readonly #isKnownPath: (pathname: string) => boolean;

  /**
   * @param tab storage of this tab
   * @param device storage shared by tabs, of which sign-out spares the invitation code
   * @param isKnownPath whether the route table has a path
   */
  constructor(tab: Storage, device: Storage, isKnownPath: (pathname: string) => boolean) {
    this.#tab = tab;
    this.#device = device;
    this.#isKnownPath = isKnownPath;
  }

  /** Keeps what an address carries. Everything in it is somebody else's input, so only well-formed values are kept. */
  remember(url: URL): void {
    const from = url.searchParams.get('from');
    if (from !== null) {
      const target = safeRedirect(from, this.#isKnownPath);
      if (target) this.#tab.setItem(FROM, target);
      else this.#tab.removeItem(FROM);
    }
    const invite = url.searchParams.get('inviteCode') ?? url.searchParams.get('code');
    if (invite !== null && INVITE_CODE.test(invite)) this.#device.setItem(INVITE_CODE_KEY, invite);
    const text = url.pathname === payPaths.pay() ? url.searchParams.get('text') : null;
    if (text !== null && PAYMENT_TEXT.test(text)) this.#tab.setItem(PAY_TEXT, text);
  }

  /** Code of the person who invited this one, or an empty string. */
  get inviteCode(): string {
    return this.#device.getItem(INVITE_CODE_KEY) ?? '';
  }

  /** A payment text that waits for its screen, or null. */
  get paymentText(): string | null {
    return this.#tab.getItem(PAY_TEXT);
  }

  /** The payment text, which then waits no longer. */
  takePaymentText(): string | null {
    const text = this.paymentText;
    this.#tab.removeItem(PAY_TEXT);
    return text;
  }

  /** Where a person who has just signed in goes: to a waiting payment, where they came from, or home. */
  afterLogin(): string {
    const from = this.#tab.getItem(FROM);
    this.#tab.removeItem(FROM);
    if (this.paymentText !== null && this.#isKnownPath(payPaths.pay())) return payPaths.pay();
    return (from !== null && safeRedirect(from, this.#isKnownPath)) || homePaths.home();
  }
}
