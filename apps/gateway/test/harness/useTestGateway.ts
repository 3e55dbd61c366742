import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../../src/config/index.ts';
import type { TestDevice } from './TestDevice.ts';
import { createTestGateway, type MemberOptions, signIn, type TestGateway, type TestMember } from './testGateway.ts';

/** What a test acts on: the gateway of its file, a member of its own, and that member's device. */
export interface Stage {
  readonly gateway: TestGateway;
  readonly member: TestMember;
  readonly device: TestDevice;
}

export interface StageOptions extends MemberOptions {
  /** Whether the member is signed in on the device; default no. */
  readonly signedIn?: boolean;
  /** Settings of the gateway of the file that differ. */
  readonly config?: Partial<Config>;
}

/** Starts one gateway for a file. Before each test its clock is right, and `prepare` makes what the test acts on. */
export function useGateway<Prepared>(
  prepare: (gateway: TestGateway) => Promise<Prepared>,
  set: (prepared: Prepared) => unknown,
  config?: Partial<Config>,
): void {
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    gateway = await createTestGateway(config);
  });
  afterAll(async () => await gateway?.close());
  beforeEach(async () => {
    if (!gateway) throw new Error('The gateway did not start.');
    await gateway.shiftClock(0);
    await set(await prepare(gateway));
  });
}

/**
 * Sets the stage for a file: one gateway, and for each test a clock that is right, a fresh member and a fresh device.
 *
 * @example
 * let { gateway, member, device } = {} as Stage;
 * useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));
 */
export function useTestGateway(
  { signedIn = false, config, ...options }: StageOptions,
  set: (stage: Stage) => unknown,
): void {
  useGateway(
    async (gateway) => {
      const member = await gateway.member(options);
      const device = gateway.device();
      if (signedIn) await signIn(device, member);
      return { gateway, member, device };
    },
    set,
    config,
  );
}
