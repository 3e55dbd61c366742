import { safeRedirect } from '@ezwallet/validators';
import { activityPaths, homePaths, payPaths } from './paths.ts';

const FROM = 'from';
const PAY_TEXT = 'payText';
/** Survives sign-out (product specification, section 4). */
export const INVITE_CODE_KEY = 'inviteCode';

const INVITE_CODE = /^[A-Za-z0-9]{4,16}$/;
/** A payment text is base64url and dots after its version. A longer text is not one of ours. */
const PAYMENT_TEXT = /^[A-Za-z0-9._~-]{1,2048}$/;

/** What the app remembers from the addresses a person opened: where to go, who invited them, what to pay. */
export class Visit {
  readonly #tab: Storage;
  readonly #device: Storage;
  readonly #isKnownPath: (pathname: string) => boolean;

  /**
   * @param tab storage of this tab
   * @param device storage that all tabs share; a sign-out keeps the invitation code in it
   * @param isKnownPath whether the route table has a path
   */
  constructor(tab: Storage, device: Storage, isKnownPath: (pathname: string) => boolean) {
    this.#tab = tab;
    this.#device = device;
    this.#isKnownPath = isKnownPath;
  }

  /** Stores what an address carries. Anybody can write an address, so only well-formed values are stored. */
  remember(url: URL): void {
    const from = url.searchParams.get('from');
    if (from !== null) {
      const target = safeRedirect(from, this.#isKnownPath);
      if (target) this.#tab.setItem(FROM, target);
      else this.#tab.removeItem(FROM);
    }
    // There it is the code of the activity.
    const code = url.pathname === activityPaths.activity() ? null : url.searchParams.get('code');
    const invite = url.searchParams.get('inviteCode') ?? code;
    if (invite !== null && INVITE_CODE.test(invite)) this.#device.setItem(INVITE_CODE_KEY, invite);
    const text = url.pathname === payPaths.pay() ? url.searchParams.get('text') : null;
    if (text !== null && PAYMENT_TEXT.test(text)) this.#tab.setItem(PAY_TEXT, text);
  }

  /** Code of the person who invited this one, or an empty string. */
  get inviteCode(): string {
    return this.#device.getItem(INVITE_CODE_KEY) ?? '';
  }

  /** The payment text that waits for its screen, or null. */
  get paymentText(): string | null {
    return this.#tab.getItem(PAY_TEXT);
  }

  /** Takes the payment text, so that it no longer waits. */
  takePaymentText(): string | null {
    const text = this.paymentText;
    this.#tab.removeItem(PAY_TEXT);
    return text;
  }

  /** Where to go after sign-in: to a waiting payment, back to where the person came from, or home. */
  afterLogin(): string {
    const from = this.#tab.getItem(FROM);
    this.#tab.removeItem(FROM);
    if (this.paymentText !== null && this.#isKnownPath(payPaths.pay())) return payPaths.pay();
    return (from !== null && safeRedirect(from, this.#isKnownPath)) || homePaths.home();
  }
}
