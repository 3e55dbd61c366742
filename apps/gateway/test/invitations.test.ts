import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { createTestGateway, signIn, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const codeOf = (who: TestMember) => `EZ${who.userNo}`;
const bind = async (who: TestMember, invitationCode: string) =>
  (await (await signIn(gateway.device(), who)).call('/exchangeUser/invitationCode/binding', { invitationCode })).code;
const page = async () => (await device.call('/exchangeUser/register/invitation', { pageNo: 1, pageSize: 20 })).body;

describe('an invitation', () => {
  it('is named once, by somebody who registered later, and shows up in the list of the inviter', async () => {
    const [rowan, wren] = [await gateway.member(), await gateway.member()];
    expect(await page()).toMatchObject({ invitationCode: codeOf(member), total: 0, list: [], rewardTotal: '0' });
    for (const guest of [rowan, wren]) expect(await bind(guest, codeOf(member).toLowerCase())).toBe('0000');
    const { list, inviteUrl } = await page();
    expect(inviteUrl).toMatch(new RegExp(`/invite\\?inviteCode=${codeOf(member)}$`));
    expect(list.map(({ userNoMasked }: { userNoMasked: string }) => userNoMasked)).toEqual(
      [wren, rowan].map(({ userNo }) => expect.stringContaining(userNo.slice(-2))),
    );
    // Nobody's whole number or name goes to the inviter.
    for (const { userNo } of [rowan, wren]) expect(JSON.stringify(list)).not.toContain(userNo);
    expect(await bind(rowan, codeOf(member))).toBe('BIND_ALREADY');
  });

  it('is refused for a code of nobody, one’s own, and one of somebody who registered later', async () => {
    const guest = await gateway.member();
    expect(await bind(guest, 'EZNOBODY')).toBe('ARGS_INVALID');
    expect(await bind(guest, codeOf(guest))).toBe('USER_INVALID');
    expect(await bind(guest, codeOf(member))).toBe('0000');
    // So no chain of invitations leads back to where it began.
    expect(await bind(member, codeOf(guest))).toBe('USER_INVALID');
  });

  it('ends a week after the registration', async () => {
    const guest = await gateway.member();
    await gateway.db.query(sql`update member set created_at = app_now() - interval '7 days' where id = ${guest.id}`);
    expect(await bind(guest, codeOf(member))).toBe('TIME_INVALID');
  });

  it('goes to one of two inviters who are named at the same time', async () => {
    const [other, guest] = [await gateway.member(), await gateway.member()];
    const theirs = await signIn(gateway.device(), guest);
    const answers = await Promise.all(
      [member, other].map(({ userNo }) =>
        theirs.call('/exchangeUser/invitationCode/binding', { invitationCode: `EZ${userNo}` }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'BIND_ALREADY']);
  });
});

describe('customer service', () => {
  it('has no page unless the deployment names one', async () => {
    const { body } = await device.call('/common/getCsUrl', { backUrl: '/security' });
    expect(body).toEqual({ srcV: '3.0.0', url: '', domainBakList: [] });
  });

  it('gets the path of the app that its page leads back to', async () => {
    const own = await createTestGateway({
      customerService: {
        url: 'https://help.example/chat?brand=ez',
        version: '1.0.0',
        domains: ['https://help-2.example'],
      },
    });
    const visitor = own.device();
    const { body } = await visitor.call('/common/getCsUrl', { backUrl: '/security?a=1' });
    expect(body).toEqual({
      srcV: '1.0.0',
      url: 'https://help.example/chat?brand=ez&back=%2Fsecurity%3Fa%3D1',
      domainBakList: ['https://help-2.example'],
    });
    expect((await visitor.call('/common/getCsUrl', { backUrl: 'https://evil.example' })).code).toBe('ARGS_INVALID');
    await own.close();
  });
});
