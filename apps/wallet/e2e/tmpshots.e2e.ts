import { launchOptions } from '../../../tools/browser/launchOptions.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { checkLooks } from './checkLooks.ts';
const { args, ...options } = launchOptions();
test.use({ launchOptions: { ...options, args: [...args, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] } });
const DIR = '/tmp/kycshots';
test('shots', async ({ page, gateway }) => {
  test.setTimeout(500_000);
  const robin = new Person(page);
  await robin.join('Robin');
  await readyToTrade(page, '张晓明');
  await page.request.post('/sandbox/api/reviews', { data: { byHand: true } });
  const shot = async (name: string, full = true) => {
    for (const [w, h, theme] of [[390, 844, 'dark'], [300, 700, 'light'], [640, 400, 'dark']] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.evaluate((t) => { document.documentElement.dataset['theme'] = t; }, theme);
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${DIR}/${name}-${w}.png` });
    }
    await page.setViewportSize({ width: 390, height: 1500 });
    if (full) { await page.waitForTimeout(100); await page.screenshot({ path: `${DIR}/${name}-full.png` }); }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  for (const lang of ['English', '繁體中文']) {
    const l = lang === 'English' ? 'en' : 'hk';
    await robin.chooseLanguage(lang);
    await page.goto('/kyc'); await page.waitForTimeout(800); await shot(`${l}-kyc`); await checkLooks(page, `${l} kyc`, 'every');
    await page.goto('/kyc/uploadIDcard'); await page.waitForTimeout(800); await shot(`${l}-doc`); await checkLooks(page, `${l} doc`, 'every');
    await page.locator('fieldset button').first().click(); await page.waitForTimeout(1500); await shot(`${l}-camera`, false); await checkLooks(page, `${l} camera`, 'first');
    await page.keyboard.press('Escape'); await page.waitForTimeout(500);
    await page.locator('form > button').first().click(); await page.waitForTimeout(1500); await shot(`${l}-other`, false); await checkLooks(page, `${l} other`, 'every');
    const link = await page.getByText(/authenSuccess\?what=document#ho_/).first().innerText();
    await page.goto(link); await page.waitForTimeout(800); await shot(`${l}-proof`, false); await checkLooks(page, `${l} proof`, 'every');
    await page.goto('/authenSuccess'); await page.waitForTimeout(800); await shot(`${l}-nolink`, false); await checkLooks(page, `${l} nolink`, 'first');
    await page.goto('/kyc/pending'); await page.waitForTimeout(800); await shot(`${l}-pending1`, false);
  }
  await robin.chooseLanguage('English');
  const lift = async (n: number) => {
    const { Client } = await import('pg');
    void Client; void n;
  };
  void lift;
  await gateway.operate('users', 'list');
});
