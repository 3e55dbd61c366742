import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { PROOF_PICTURE } from './setUp/proofPicture.ts';

const TEXTS = {
  en: '# Quiet hours\n\nSupport is closed on **Sunday**. See the [questions](/faq#escrow).',
  zh_HK: '# 休息時間\n\n客服**星期日**休息。',
};

test('staff write and publish, and the member reads it in their language and sees a pop notice once', async ({
  page,
  gateway,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'content-e2e-'));
  const texts: string[] = [];
  for (const [lang, text] of Object.entries(TEXTS)) {
    const path = join(folder, lang);
    await writeFile(path, text);
    texts.push(`--${lang}`, path);
  }
  const staff = async (...command: readonly string[]) => {
    const { code, text } = await gateway.operate('content', ...command);
    return { code, text };
  };
  const robin = new Person(page);

  await test.step('a draft shows to nobody, and its writer cannot publish it', async () => {
    expect(await staff('write', 'quiet-hours', '--kind', 'notice', ...texts, '--as', 'content')).toMatchObject({
      code: 0,
    });
    expect((await staff('preview', 'quiet-hours', '1')).text).toContain('Not in zh_CN');
    expect(await staff('publish', 'quiet-hours', '1', '--as', 'content')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Somebody else publishes it'),
    });
    await page.goto('/notice');
    await expect(page.getByRole('link', { name: /This is a sandbox/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Quiet hours/ })).toBeHidden();
  });

  await test.step('once somebody else has published it, visitors read it, and its links lead into the app', async () => {
    expect(await staff('publish', 'quiet-hours', '1', '--as', 'second')).toMatchObject({ code: 0 });
    await page.reload();
    await page.getByRole('link', { name: /Quiet hours/ }).click();
    await expect(page.getByRole('heading', { name: 'Quiet hours' })).toBeVisible();
    await expect(page.getByText('Sunday', { exact: true })).toHaveCSS('font-weight', '600');
    await checkAccessibility(page, 'a notice');
    await page.getByRole('link', { name: 'questions' }).click();
    await expect(page).toHaveURL('/faq#escrow');
  });

  await test.step('the address opens its question, and a search finds others', async () => {
    const question = page.getByRole('button', { name: 'Why do the coins wait in escrow?' });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(question).toBeFocused();
    await expect(page.getByText('No timer releases or returns them after that.')).toBeVisible();
    await checkAccessibility(page, 'questions');
    await page.getByRole('searchbox').fill('withdrawal fee');
    await expect(page.getByRole('button', { name: 'How is the withdrawal fee set?' })).toBeVisible();
    await expect(question).toBeHidden();
    await page.getByRole('searchbox').fill('zebra');
    await expect(page.getByText('No answer found')).toBeVisible();
    await page.goto('/faq?q=whitelist');
    await expect(page.getByRole('button', { name: 'What does the address whitelist do?' })).toBeVisible();
  });

  await test.step('terms and privacy have their addresses', async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About ezwallet' })).toBeVisible();
    await checkAccessibility(page, 'about');
    await page.getByRole('link', { name: 'Terms of service' }).click();
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await page.getByRole('link', { name: 'privacy notice' }).click();
    await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible();
  });

  await test.step('Home has a line of news and banners, which keys move', async () => {
    await robin.settle('Robin', '20');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'This is a sandbox. Nothing here is real.' })).toHaveAttribute(
      'href',
      '/notice?id=sandbox',
    );
    const banners = page.getByRole('region', { name: 'News' });
    await banners.getByRole('button', { name: 'Next' }).click();
    await expect(banners.getByRole('link', { name: /More room for your money/ })).toBeVisible();
    await banners.getByRole('group', { name: '2' }).press('ArrowRight');
    await expect(banners.getByRole('link', { name: /How safe is your account/ })).toBeVisible();
    await expect(banners.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('a pop notice waits for a sheet, shows once, and leads where it says', async () => {
    const news = join(folder, 'news');
    await writeFile(news, '# Quiet hours begin\n\nFrom Sunday on.\n\n[Read more](/notice?id=quiet-hours)');
    expect(await staff('write', 'quiet-pop', '--kind', 'popNotice', '--en', news, '--as', 'content')).toMatchObject({
      code: 0,
    });
    expect(await staff('publish', 'quiet-pop', '1', '--as', 'second')).toMatchObject({ code: 0 });
    // A sheet is open while the member’s data are read again.
    await page.goto('/?tab=mine');
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(robin.dialog).toHaveCount(1);
    await page.waitForResponse((response) => response.url().endsWith('/getUserInfo'), { timeout: 45_000 });
    await expect(robin.dialog.getByRole('button', { name: '繁體中文' })).toBeVisible();
    await expect(page.getByText('From Sunday on.')).toBeHidden();
    await page.keyboard.press('Escape');
    const pop = page.getByRole('dialog', { name: 'Quiet hours begin' });
    await expect(pop).toBeVisible({ timeout: 10_000 });
    await checkAccessibility(page, 'pop notice');
    await pop.getByRole('button', { name: 'Read more' }).click();
    await expect(page.getByRole('heading', { name: 'Quiet hours', exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Market' })).toBeVisible();
    await expect(pop).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('lastPopNotice'))).toContain('quiet-pop');
  });

  await test.step('a banner over Home shows once too, after the notice', async () => {
    const banner = join(folder, 'banner');
    await writeFile(banner, '# New coins\n\nNow with BEP2.\n\n[Deposit](/recharge)');
    const picture = join(folder, 'banner.png');
    await writeFile(picture, PROOF_PICTURE.buffer);
    const words = ['--picture', picture, '--kind', 'banner', '--place', 'popBanner', '--en', banner, '--as', 'content'];
    expect(await staff('write', 'new-coins', ...words)).toMatchObject({ code: 0 });
    expect(await staff('publish', 'new-coins', '1', '--as', 'second')).toMatchObject({ code: 0 });
    await page.reload();
    const pop = page.getByRole('dialog', { name: 'New coins' });
    await expect(pop).toBeVisible();
    await checkAccessibility(page, 'a banner over Home');
    await pop.getByRole('button', { name: 'Have a look' }).click();
    await expect(page).toHaveURL('/recharge');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Market' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('lastPopNotice'))).toContain('new-coins');
  });

  await test.step('the market and the activities have banners of their own', async () => {
    await page.goto('/?tab=discover');
    await expect(
      page.getByRole('region', { name: 'News' }).getByRole('link', { name: /Seen a good price/ }),
    ).toBeVisible();
    await page.goto('/activity');
    await expect(
      page.getByRole('region', { name: 'News' }).getByRole('link', { name: /Bring your friends/ }),
    ).toBeVisible();
  });

  await test.step('other languages have their text, or the English one with its mark', async () => {
    await robin.chooseLanguage('繁體中文');
    await page.goto('/notice?id=quiet-hours');
    await expect(page.getByRole('heading', { name: '休息時間' })).toBeVisible();
    await page.goto('/?tab=mine');
    await page.getByRole('button', { name: /^語言/ }).click();
    await page.getByRole('button', { name: '简体中文' }).click();
    await page.goto('/notice?id=quiet-hours');
    await expect(page.getByRole('heading', { name: 'Quiet hours' })).toHaveAttribute('lang', 'en');
    await page.goto('/faq#withdrawal-fee');
    await expect(page.getByRole('button', { name: '提币手续费怎么算？' })).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('what staff end is gone', async () => {
    expect(await staff('end', 'quiet-hours', '--as', 'second', '--reason', 'over')).toMatchObject({ code: 0 });
    await page.goto('/notice?id=quiet-hours');
    await expect(page.getByText('未找到公告')).toBeVisible();
    expect((await staff('list', 'quiet-hours')).text).toContain('end by second  over');
  });
  await rm(folder, { recursive: true });
});
