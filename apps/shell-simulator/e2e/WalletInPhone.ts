import { expect, type FrameLocator } from '@playwright/test';
import { Simulator } from './Simulator.ts';

export interface Account {
  readonly phone: string;
  readonly password: string;
  readonly paymentPassword: string;
}

/** The wallet in the simulated phone, as a person uses it. */
export class WalletInPhone extends Simulator {
  /** Opens the simulator and waits for the wallet. */
  async start(): Promise<void> {
    // Over Home, the sandbox's pop notice would be in the way of everything. Its own flow shows it.
    await this.page.addInitScript(() => localStorage.setItem('lastPopNotice', 'lock-twice'));
    await this.open();
    await expect(this.wallet.getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 45_000 });
  }

  /** One of the sandbox's accounts. */
  async account(at: number): Promise<Account> {
    const frame = await this.frame();
    const accounts = await frame.evaluate(async () => {
      const answer = (await (await fetch('/sandbox/api/accounts')).json()) as { accounts: readonly Account[] };
      return answer.accounts;
    });
    const account = accounts[at];
    if (!account) throw new Error(`The sandbox has no account ${at}.`);
    return account;
  }

  /** Fills in the open login screen and sends it. */
  async logIn({ phone, password }: Account): Promise<void> {
    const { wallet } = this;
    const area = wallet.getByRole('button', { name: /^Area code/ });
    if (!(await area.innerText()).includes('+86')) {
      await area.click();
      await wallet.getByRole('option', { name: /China/ }).first().click();
    }
    await wallet.getByLabel('Phone number').fill(phone);
    await wallet.getByLabel('Password', { exact: true }).fill(password);
    await wallet.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in', exact: true }).click();
    await this.expectNewest('userLogin', 'event');
  }

  /** Opens the tab with the switches. */
  async openMine(): Promise<FrameLocator> {
    await this.wallet.getByRole('link', { name: 'Mine' }).click();
    return this.wallet;
  }

  /** Confirms who one is with a code to the phone and the payment password. */
  async prove({ phone, paymentPassword }: Account): Promise<void> {
    const sheet = this.wallet.getByRole('dialog', { name: 'Confirm it is you' });
    await sheet.getByRole('button', { name: 'Send code' }).click();
    await sheet.getByLabel('Code sent to your phone').fill(await this.#codeFor(phone));
    await sheet.getByLabel('Payment password').fill(paymentPassword);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Lets the app be out of sight for a while. */
  async away(milliseconds: number): Promise<void> {
    const frame = await this.frame();
    await frame.evaluate((away) => {
      const show = (state: DocumentVisibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      show('hidden');
      const now = Date.now.bind(Date);
      Date.now = () => now() + away;
      show('visible');
    }, milliseconds);
  }

  async #codeFor(phone: string): Promise<string> {
    const frame = await this.frame();
    let code = '';
    await expect(async () => {
      code = await frame.evaluate(async (target) => {
        type Message = { target: string; body: string };
        const { list } = (await (await fetch('/sandbox/api/outbox')).json()) as { list: readonly Message[] };
        const mine = list.filter((message) => message.target.endsWith(target));
        // A notice, such as that of a new device, may come after the code.
        return mine.map(({ body }) => /】(\d{6})/.exec(body)?.[1]).find((found) => found !== undefined) ?? '';
      }, phone);
      expect(code).not.toBe('');
    }).toPass({ timeout: 30_000 });
    return code;
  }
}
