import { createRequire } from 'node:module';
import { expect, type Frame, test } from '@playwright/test';
import type {} from './page/page.ts';
import { Simulator } from './Simulator.ts';

let simulator: Simulator;
let frame: Frame;

test.beforeEach(async ({ page }) => {
  simulator = new Simulator(page);
  await simulator.open();
  frame = await simulator.frame();
  await frame.waitForFunction(() => 'bridge' in globalThis);
});

const confirm = () =>
  frame.evaluate(() => {
    const call = bridge.call('invokeBiometricAuth', { reason: 'pay' });
    return call.catch(({ code }: { code: string }) => code);
  });
const scan = () => frame.evaluate(() => bridge.call('toQRCodeScanner'));

test('a finger or a face at the sensor', async ({ page }) => {
  const finger = confirm();
  await expect(page.getByRole('region', { name: 'Touch the sensor' })).toContainText('pay');
  await simulator.press('Match');
  expect(await finger).toEqual({ success: true });

  await simulator.switch('Sensor', 'Face');
  const face = confirm();
  await expect(page.getByRole('region', { name: 'Look at the phone' })).toBeVisible();
  await simulator.press('No match');
  expect(await face).toEqual({ success: false });

  await simulator.switch('Sensor', 'None');
  expect(await confirm()).toBe('UNSUPPORTED');
  await simulator.expectNewest('invokeBiometricAuth', /UNSUPPORTED/);
});

test('a code in front of the camera', async ({ page }) => {
  const read = scan();
  await page.getByRole('textbox', { name: 'Code' }).fill('T1ABC 家明');
  await simulator.press('Read code');
  expect(await read).toEqual({ text: 'T1ABC 家明' });

  const cancelled = scan();
  await simulator.press('Cancel');
  expect(await cancelled).toEqual({ text: '' });

  await simulator.press('Rubbish');
  await simulator.switch('When asked', 'Read');
  expect(await scan()).toEqual({ text: 'Table 7, two coffees ☕' });
  await simulator.press('Send as scan result');
  await simulator.expectNewest('qrScanResult', /ok/);
  expect(await frame.evaluate(() => heard)).toEqual(['qrScanResult {"text":"Table 7, two coffees ☕"}']);
});

test('a slow shell, an old one, and a dead one', async ({ page }) => {
  await page.clock.install();
  const list = () =>
    frame.evaluate(() => bridge.call('getAlreadyCrossBiometric').catch(({ code }: { code: string }) => code));

  await page.getByRole('switch', { name: 'Tells each page its sensor' }).click();
  await simulator.switch('Condition', 'Slow');
  const slow = list();
  await expect(simulator.messages.last()).toContainText('open');
  await page.clock.runFor(3_000);
  expect(await slow).toEqual([]);
  await simulator.expectNewest('getAlreadyCrossBiometric', /response, 3\d\d\d ms/);

  await simulator.switch('Condition', 'Old');
  expect(await list()).toBe('NOT_FOUND');

  await simulator.switch('Condition', 'Dead');
  const dead = list();
  await expect(simulator.messages.last()).toContainText('open');
  await page.clock.runFor(10_000);
  expect(await dead).toBe('TIMEOUT');
});

test('messages that the shell sends by itself', async ({ page }) => {
  for (const name of await page.getByRole('combobox', { name: 'Message' }).getByRole('option').allInnerTexts()) {
    await page.getByRole('combobox', { name: 'Message' }).selectOption(name);
    await simulator.press('Send');
    await simulator.expectNewest(name, /response.*ok/s);
  }
  await simulator.press('Unknown handler');
  await simulator.expectNewest('openMagic', /response.*NOT_FOUND/s);
  const ignored = () => frame.evaluate(() => bridge.ignored);
  for (const name of ['Pause', 'Resume', 'Malformed text']) await simulator.press(name);
  await expect.poll(ignored).toBe(3);
});

test('the vectors of the package come out right', async ({ page }) => {
  test.setTimeout(180_000);
  await simulator.press('Run vectors');
  for (const file of ['reading', 'writing', 'data'])
    await expect(page.getByText(new RegExp(`^${file}: (\\d+) of \\1 right$`))).toBeVisible({ timeout: 120_000 });
});

test('the signed-in person, and no messages from strangers [S44]', async ({ page }) => {
  await expect(page.getByText('Page is silent')).toBeVisible();
  await frame.evaluate(() => bridge.emit('userLogin'));
  await expect(page.getByText('Page speaks')).toBeVisible();
  await expect(page.getByText('Signed in')).toBeVisible();
  await frame.evaluate(() => {
    const stranger = document.createElement('iframe');
    stranger.srcdoc = `<script>top.postMessage('%7B%7D', ${JSON.stringify(document.referrer)})</script>`;
    document.body.append(stranger);
  });
  await expect(page.getByText('1 from strangers')).toBeVisible();
  await expect(simulator.messages).toHaveCount(1);
});

for (const theme of ['dark', 'light']) {
  for (const width of [1200, 800]) {
    test(`is accessible and fits: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?theme=${theme}`);
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
      const violations = await page.evaluate(async () => {
        type Axe = { run: (context: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({ exclude: ['iframe'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
