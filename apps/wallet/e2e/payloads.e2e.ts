import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import routes from '../../../tools/conformance/spec/routes.json' with { type: 'json' };
import { goTo, settled } from './goTo.ts';
import { openPhone } from './openPhone.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { PAYLOADS } from './payloads.ts';
import { Person } from './Person.ts';
import { openTrade } from './setUp/openTrade.ts';
import type { DemoAccount } from './setUp/sandbox.ts';
import { withPageDevice } from './setUp/withPageDevice.ts';
import { type Watch, watchPage } from './watchPage.ts';

ownGatewayTest.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the limits of each field leave room for. */
const fitting = (length: number) => PAYLOADS.filter((payload) => payload.length <= length);
/** Those that a signed-in person is sent away from, and home, where the walk begins. */
const NOT_FOR_MEMBERS = new Set(['/', '/login', '/register', '/firstLogin']);

/** Joins all payloads into texts of at most so many characters. */
function bundles(length: number): string[] {
  const texts: string[] = [];
  for (const payload of PAYLOADS) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length < length) texts[texts.length - 1] = `${last}\n${payload}`;
    else texts.push(payload);
  }
  return texts;
}

/** Puts the payloads wherever a member may write for others, and returns the payment code that shows one. */
async function plant(page: Page, { paymentPassword }: DemoAccount, purchase: string, other: string): Promise<string> {
  const texts = {
    chat: bundles(450),
    notes: fitting(40).slice(0, 3),
    memo: fitting(50)[18]!,
    names: fitting(30).slice(0, 6),
  };
  return await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ api, session }, { texts, password, purchase, other, ids }) => {
        await session.restore();
        for (const [index, text] of texts.chat.entries())
          await api.trading.chatSend({ billNo: purchase, kind: 'text', text, nonce: ids[index]! });
        for (const [index, remark] of texts.notes.entries()) {
          const sent = { toType: 1, to: other, currency: 'USDT', amount: '1' } as const;
          const { payPassTicket } = await api.user.checkTransPass({
            password,
            scene: 'transfer',
            confirmed: { ...sent, fee: '0' },
          });
          await api.transfer.transferTo({ ...sent, remark, payPassTicket, reqNo: ids.at(-1 - index)! });
        }
        // A name takes no markup. If that changes, the screens below show it.
        for (const nickName of texts.names) await api.user.changeNickName({ nickName }).catch(() => undefined);
        await api.address
          .add({ toType: 1, to: other, name: '<b>Jay</b>'.slice(0, 8), remark: '<i>"\'`' })
          .catch(() => undefined);
        return (await api.recharge.getPaymentQrCodeLink({ currency: 'USDT', amount: '2', memo: texts.memo })).text;
      },
      { texts, password: paymentPassword, purchase, other, ids: Array.from({ length: 40 }, () => randomUUID()) },
    ),
  );
}

ownGatewayTest(
  'no text of a person runs on any of their or the other side’s screens, and none asks another host [S1][S9][S45]',
  async ({ browser, gateway }) => {
    const people: (Watch & { page: Page; person: Person })[] = [];
    for (const index of [0, 1]) {
      const page = await openPhone(browser, gateway.origin);
      const watch = await watchPage(page);
      const person = new Person(page);
      await person.enterAs((await person.sandbox.accounts())[index]!);
      people.push({ ...watch, page, person });
    }
    const [seller, buyer] = [people[0]!, people[1]!];
    const accounts = await seller.person.sandbox.accounts();
    const { sale, purchase } = await openTrade({ page: seller.page, account: accounts[0]! }, buyer.page, '100');
    const code = await plant(buyer.page, accounts[1]!, purchase, accounts[0]!.userNo);

    // The other side reads what the member wrote.
    await seller.page.goto(`/order/chat?billNo=${sale}`);
    await expect(seller.page.getByText('<img src=x onerror=__xss(12)>').first()).toBeVisible();
    await expect(seller.page.getByText('javascript:__xss(57)').first()).toBeVisible();
    for (const path of [
      `/sellOrder/detail?billNo=${sale}`,
      `/pay?text=${code}`,
      '/transation',
      '/notice',
      '/siteMsg',
      '/',
    ])
      await goTo(seller.page, path);
    await goTo(seller.page, '/transation');
    await seller.page
      .getByRole('link')
      .or(seller.page.getByRole('button'))
      .filter({ hasText: /1\.00/ })
      .first()
      .click();
    await settled(seller.page);

    // The member meets their own texts, and every route of the product.
    await buyer.page.goto(`/order/chat?billNo=${purchase}`);
    await expect(buyer.page.getByText('javascript:__xss(57)').first()).toBeVisible();
    const paths = routes.routes.map(({ path }) => path).filter((path) => !NOT_FOR_MEMBERS.has(path));
    expect(paths.length).toBeGreaterThan(60);
    for (const path of [`/sellOrder/detail?billNo=${purchase}`, ...paths]) await goTo(buyer.page, path);

    for (const { page, faults, hosts } of people) {
      expect(faults).toEqual([]);
      expect([...hosts]).toEqual([new URL(gateway.origin).host]);
      await page.context().close();
    }
  },
);
