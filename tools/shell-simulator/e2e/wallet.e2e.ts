import { expect, test } from '@playwright/test';
import { originOf } from './ports.ts';
import { Simulator } from './Simulator.ts';

interface Account {
  readonly phone: string;
  readonly password: string;
}

test('the wallet uses the simulator as its shell', async ({ page }) => {
  const simulator = new Simulator(page);
  const { wallet } = simulator;
  await simulator.open();
  await expect(wallet.getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 45_000 });

  await wallet.getByRole('link', { name: 'Transfer' }).click();
  const form = wallet.getByRole('form', { name: 'Log in' });
  await expect(form).toBeVisible();
  await simulator.press('Unknown handler');
  await simulator.expectNewest('openMagic', /response.*NOT_FOUND/s);
  await simulator.press('Back button');
  await simulator.expectNewest('back', /response.*ok/s);
  await expect(wallet.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await expect(form).toBeHidden();

  const frame = await simulator.frame();
  const account = await frame.evaluate(async () => {
    const { accounts } = (await (await fetch('/sandbox/api/accounts')).json()) as { accounts: readonly Account[] };
    return accounts[0];
  });
  await wallet.getByRole('button', { name: 'Log in' }).click();
  const area = wallet.getByRole('button', { name: /^Area code/ });
  if (!(await area.innerText()).includes('+86')) {
    await area.click();
    await wallet.getByRole('option', { name: /China/ }).first().click();
  }
  await wallet.getByLabel('Phone number').fill(account?.phone ?? '');
  await wallet.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await form.getByRole('button', { name: 'Log in' }).click();
  await simulator.expectNewest('userLogin', 'event');
  await expect(page.getByText('Signed in')).toBeVisible();
});

test("the gateway's pages do not load in a frame, not even in the simulator [S5]", async ({ page }) => {
  await page.goto('/');
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, originOf('gateway'));
  await refusal;
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});
