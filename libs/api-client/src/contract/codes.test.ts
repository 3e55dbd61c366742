import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CodesOf, Endpoint } from './endpoint.ts';
import { contract } from './index.ts';

const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, call]) => ({ title: `${area}.${name}`, call: call as Endpoint })),
);

describe('the codes of a call', () => {
  it.each(calls)('have those that the screen of $title handles', ({ call }) => {
    expect(Object.keys(call.codes)).toEqual(expect.arrayContaining([...(call.handOver ?? [])]));
  });

  it.each(calls.filter(({ call }) => call.auth === 'acceptor'))('say that $title is for merchants', ({ call }) => {
    expect(call.codes).toHaveProperty('NO_RIGHTS');
  });

  it('are known to the compiler', () => {
    type OfDetail = CodesOf<typeof contract.order.detail>;
    expectTypeOf<'ORDER_NOT_FOUND'>().toExtend<OfDetail>();
    expectTypeOf<'TRY_AGAIN_LATER'>().toExtend<OfDetail>();
    expectTypeOf<'BALANCE_NOT_ENOUGH'>().not.toExtend<OfDetail>();
    expectTypeOf<'1049'>().toExtend<CodesOf<typeof contract.transfer.transferTo>>();
    expectTypeOf<'1049'>().not.toExtend<OfDetail>();
  });
});
