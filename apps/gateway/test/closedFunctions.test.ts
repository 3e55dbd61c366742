import { FEATURES, type Feature } from '@ezwallet/api-client/constants';
import { afterEach, expect, it } from 'vitest';
import { policy } from '../src/config/index.ts';
import { CALLS_OF, isClosed } from '../src/call/closedCalls.ts';
import { servedEndpoints } from './harness/served.ts';
import { signIn, type TestGateway } from './harness/testGateway.ts';
import { useTestGateway } from './harness/useTestGateway.ts';
import { sendingExamples, workingExample } from './harness/workingExamples.ts';

let gateway: TestGateway;
useTestGateway({}, (stage) => ({ gateway } = stage));

const BUILT_IN = policy.features;
/** Like a start with another policy file. */
function close(...closed: readonly Feature[]) {
  const features = { ...BUILT_IN, ...Object.fromEntries(closed.map((feature) => [feature, false])) };
  Object.assign(gateway.services.config.policy, { features });
}
afterEach(() => close());

const begun = FEATURES.flatMap((feature) => CALLS_OF[feature].map(({ call }) => ({ feature, call })));

it.each(begun)('$feature refuses what $call begins while it is closed', async ({ feature, call }) => {
  const named = servedEndpoints.find(({ title }) => title === call);
  if (!named) throw new Error(`${call} is not served.`);
  const examples = [
    workingExample(gateway, named),
    ...(call === 'transfer.transferTo'
      ? sendingExamples(gateway, named).filter(({ title }) => !/preview/.test(title))
      : []),
  ];
  let refused = 0;
  for (const { title, endpoint, prepare } of examples) {
    const { device, fields } = await prepare();
    close(feature);
    const isRefused = isClosed(gateway.services.config.policy, call, fields);
    const { code } = await device.call(endpoint.path, fields);
    expect(code === 'NO_RIGHTS', `${title} while it is closed`).toBe(isRefused);
    close();
    if (!isRefused) continue;
    refused += 1;
    expect(Object.keys(endpoint.codes)).toContain('NO_RIGHTS');
    expect((await device.call(endpoint.path, fields)).code, `${title} once it is open again`).toBe('0000');
    if (!endpoint.money) continue;
    // A request that was done keeps its answer.
    close(feature);
    expect((await device.call(endpoint.path, fields)).code, `${title}, the same request`).toBe('0000');
    close();
  }
  expect(refused).toBeGreaterThan(0);
});

it('the list of open functions says the same as the calls', async () => {
  const device = await signIn(gateway.device(), await gateway.member({ kycLevel: 2 }));
  const open = async (...closed: readonly Feature[]) => {
    close(...closed);
    return (await device.call('/lucky_common/transFunctionType')).body.transFunctionType;
  };
  expect(await open()).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect(await open('transfer')).toEqual([1, 2, 4, 5, 6, 8, 9]);
  expect(await open('pay')).toEqual([1, 2, 3, 4, 5, 8, 9]);
  expect(await open('receive')).toEqual([1, 2, 3, 6, 8, 9]);
});
