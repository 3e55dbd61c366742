import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGateway, signIn, type TestGateway } from '../harness/testGateway.ts';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());
it('works', async () => {
  const member = await gateway.member();
  const device = gateway.deviceV2();
  await signIn(device, member);
  expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('0000');
  const answers = await Promise.all(Array.from({ length: 20 }, () => device.call('/common/getCountryCode')));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '0000'));
});
