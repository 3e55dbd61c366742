import { contract } from '@ezwallet/api-client/contract';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTestGateway, signIn, type TestGateway } from './harness/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

it('fails a test whose call refuses with a code that the contract does not list', async () => {
  const device = await signIn(gateway.device(), await gateway.member());
  const detail = async () => await device.call('/order/detail', { billNo: '202611210930150000042' });
  expect((await detail()).code).toBe('ORDER_NOT_FOUND');
  const { codes } = contract.order.detail;
  const listed = { ...codes };
  onTestFinished(() => void Object.assign(codes, listed));
  Reflect.deleteProperty(codes, 'ORDER_NOT_FOUND');
  await expect(detail()).rejects.toThrow(/^\/order\/detail refused with ORDER_NOT_FOUND/);
});
