import { createHmac } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { PASSWORD, PAYMENT_PASSWORD, Person } from './Person.ts';
import { newPhone } from './setUp/sandbox.ts';
import { signIn } from './setUp/signIn.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP = 30_000;

/** What an authenticator app shows now (RFC 6238), worked out without any of our own code. */
/** The number of groups in each row of a key. */
function groupsInRows(key: Element): number[] {
  const rows = new Map<number, number>();
  const text = document.createTreeWalker(key, NodeFilter.SHOW_TEXT).nextNode() as Text;
  for (const { index } of text.data.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 4);
    const { top } = range.getBoundingClientRect();
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  return [...rows.values()];
}

function appCode(secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The messages to a phone or mailbox, the newest first. */
async function messagesTo(page: Page, target: string): Promise<string[]> {
  const answer = await page.request.get('/sandbox/api/outbox');
  const { list } = (await answer.json()) as { list: readonly { target: string; body: string }[] };
  return list.filter((message) => message.target.endsWith(target)).map(({ body }) => body);
}

/** Presses a button that sends a code, and waits for the message that it causes. */
async function newCode(page: Page, target: string, button: Locator): Promise<string> {
  const codes = async () => (await messagesTo(page, target)).flatMap((body) => /】(\d{6})/.exec(body)?.[1] ?? []);
  const before = (await codes()).length;
  await button.click();
  const captcha = page.getByRole('button', { name: 'Continue without the puzzle' });
  await expect
    .poll(async () => {
      if (await captcha.isVisible()) await captcha.click().catch(() => undefined);
      return (await codes()).length;
    })
    .toBeGreaterThan(before);
  return (await codes())[0]!;
}

/** Opens a screen in a tab that may send codes again at once. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await checkAccessibility(page, path);
}

/** The kind of proof that a recovery code counts as. */
const AUTHENTICATOR = 3;

ownGatewayTest.use({
  policy: {
    otp: { ripeAfter: '1s' },
    login: { proveNewDevice: false },
    codes: { resendAfter: '1s' },
    costs: { sms: { target: { hour: 100, day: 100 } }, email: { target: { hour: 100, day: 100 } } },
    rates: { code: { points: 1000 } },
  },
  contextOptions: { reducedMotion: 'reduce' },
});

ownGatewayTest(
  'a person protects the account: addresses, authenticator, anti-phishing code, devices',
  async ({ page, browser, baseURL }) => {
    const robin = new Person(page);
    await robin.settle('Robin');
    const email = 'robin@example.com';
    const sheet = page.getByRole('dialog', { name: 'Confirm it is you' });
    const sendIn = (field: string) =>
      sheet
        .locator('div', { has: page.getByRole('button', { name: /Send code|Resend/ }), hasText: field })
        .last()
        .getByRole('button', { name: /Send code|Resend/ });
    const proveByPhone = async () => {
      await sheet
        .getByLabel('Code sent to your phone')
        .fill(await newCode(page, robin.phone, sendIn('Code sent to your phone')));
      await sheet.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    };
    /** A recovery code is not enough alone, so the sheet then asks for the payment password too. */
    const proveByRecoveryCode = async (code: string) => {
      await sheet.getByRole('button', { name: 'Use a recovery code' }).click();
      await sheet.getByLabel('Recovery code').fill(code);
      await sheet.getByRole('button', { name: 'Confirm' }).click();
      await sheet.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    };
    const confirm = async () => {
      await sheet.getByRole('button', { name: 'Confirm' }).click();
      await expect(sheet).toBeHidden();
    };

    await ownGatewayTest.step('the centre is reached from Mine, and says what is missing', async () => {
      await page.goto('/?tab=mine');
      await page.getByRole('link', { name: 'Security centre' }).click();
      await expect(page.getByRole('img', { name: '2 of 6 protections on' })).toBeVisible();
      await expect(page.getByText('Add an authenticator to protect your account better.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toContainText('Authenticator');
      await checkAccessibility(page, '/security');
      await page.getByRole('button', { name: 'About security levels' }).click();
      await expect(robin.dialog).toContainText('Each of them makes it harder');
      await page.keyboard.press('Escape');
    });

    await ownGatewayTest.step(
      'an email address is added with the keyboard alone; a wrong code keeps what was typed',
      async () => {
        await visit(page, '/email/edit');
        await page.getByLabel('New email address').focus();
        await page.keyboard.type(email);
        const code = await newCode(page, email, page.getByRole('button', { name: 'Send code' }));
        const cells = page.getByLabel('Code sent to the new address');
        await cells.focus();
        await page.keyboard.type(code === '000000' ? '000001' : '000000');
        await page.keyboard.press('Enter');
        await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
        await expect(page.getByLabel('New email address')).toHaveValue(email);
        await cells.fill(code);
        await page.keyboard.press('Enter');
        await proveByPhone();
        await confirm();
        await expect(page.getByRole('heading', { name: 'Email address saved' })).toBeVisible();
        await expect
          .poll(async () => (await messagesTo(page, robin.phone))[0])
          .toContain('email address of your account is now');
        await page.getByRole('button', { name: 'Done' }).click();
      },
    );

    await ownGatewayTest.step('an anti-phishing code has no invisible characters, and is in the messages', async () => {
      await visit(page, '/antiphishing');
      const field = page.getByLabel('Anti-phishing code');
      await field.fill('blue\u200bheron');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill('Blue heron');
      await page.getByRole('button', { name: 'Save' }).click();
      await proveByPhone();
      await confirm();
      await expect(page.getByText('Your code', { exact: true })).toBeVisible();
      await checkAccessibility(page, '/antiphishing, set');
    });

    let recoveryCodes: string[] = [];
    await ownGatewayTest.step('an authenticator is added, and its recovery codes are shown once', async () => {
      await visit(page, '/ga/bind');
      const secret = (await page.locator('bdi', { hasText: /^[A-Z2-7]{4} / }).innerText()).replaceAll(/\s/g, '');
      await page.getByLabel('Code from the app').fill('000000');
      await page.getByRole('button', { name: 'Add authenticator' }).click();
      // Before anything is asked for that costs a message.
      await expect(page.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true');
      await expect(sheet).toBeHidden();
      // A phone that had no room for both apps loads the page again: the app has this key already.
      await page.reload();
      const key = page.locator('bdi', { hasText: /^[A-Z2-7]{4} / });
      expect((await key.innerText()).replaceAll(/\s/g, '')).toBe(secret);
      for (const width of [390, 300]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => key.evaluate(groupsInRows), `${width} px`)
          .toEqual(width === 390 ? [4, 4] : [2, 2, 2, 2]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByLabel('Code from the app').fill(appCode(secret));
      await page.getByRole('button', { name: 'Add authenticator' }).click();
      await proveByPhone();
      expect((await messagesTo(page, robin.phone))[0]).toContain('Blue heron');
      await confirm();
      await page.getByRole('button', { name: 'Create recovery codes' }).click();
      const list = page.getByRole('list', { name: 'Recovery codes' });
      await expect(list.getByRole('listitem')).toHaveCount(10);
      recoveryCodes = await list.getByRole('listitem').allInnerTexts();
      await checkAccessibility(page, 'recovery codes');
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await visit(page, '/ga/auth');
      await expect(page.getByText('10 left')).toBeVisible();
      await expect(page.getByText(recoveryCodes[0]!)).toHaveCount(0);
    });

    const phone = newPhone();
    await ownGatewayTest.step(
      'the phone is changed with a recovery code and the payment password; money waits',
      async () => {
        await visit(page, '/phone');
        await page.getByRole('link', { name: 'Change phone number' }).click();
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await page.getByRole('textbox', { name: /New phone number/ }).fill(phone);
        const code = await newCode(page, phone, page.getByRole('button', { name: 'Send code' }));
        await page.getByLabel('Code sent to the new number').fill(code);
        await expect(page.getByText('To confirm, you need: Authenticator code')).toBeVisible();
        await page.getByRole('button', { name: 'Continue' }).click();
        await proveByRecoveryCode(recoveryCodes[0]!.toLowerCase());
        await checkAccessibility(page, 'proofs with a recovery code');
        await confirm();
        await expect(page.getByText('money cannot leave your account for 72 hours')).toBeVisible();
        for (const told of [robin.phone, phone])
          await expect.poll(async () => (await messagesTo(page, told))[0]).toContain('is now');
        await page.goto('/transfer');
        await expect(page.getByRole('alert')).toContainText('money cannot leave your account until');
      },
    );

    await ownGatewayTest.step('another device is in the list and the log, and is signed out', async () => {
      const account = {
        role: '',
        areaCode: '86',
        phone,
        password: PASSWORD,
        paymentPassword: PAYMENT_PASSWORD,
        nickName: '',
        userNo: '',
      };
      // The other login ends the session here, and the app would clear what the next login stores.
      await page.goto('about:blank');
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      await signIn(await context.newPage(), account, [{ type: AUTHENTICATOR, code: recoveryCodes[1]! }]);
      await context.close();
      await signIn(page, account);
      await visit(page, '/devices');
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(2);
      await expect(page.getByRole('listitem').first()).toContainText('This device');
      await page
        .getByRole('button', { name: /^Sign out Linux|^Sign out [^a]/ })
        .first()
        .click();
      await robin.dialog.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('No other device has logged in to your account.')).toBeVisible();
      await visit(page, '/logs');
      // The other device shows up twice: with the password, and with the second proof.
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    });

    await ownGatewayTest.step(
      'the authenticator is removed with a recovery code and the payment password',
      async () => {
        await visit(page, '/ga/auth');
        await expect(page.getByText('8 left')).toBeVisible();
        await page.getByRole('button', { name: 'Remove authenticator' }).click();
        await robin.dialog.getByRole('button', { name: 'Remove authenticator' }).click();
        await proveByRecoveryCode(recoveryCodes[2]!);
        await confirm();
        await visit(page, '/security');
        await expect(page.getByRole('img', { name: '4 of 6 protections on' })).toBeVisible();
      },
    );
  },
);
