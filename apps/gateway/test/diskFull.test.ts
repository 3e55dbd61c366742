import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { GatewayFleet } from './harness/GatewayFleet.ts';
import { ScratchDisk, tellSkipped } from './harness/ScratchDisk.ts';
import { TransferLoad } from './harness/TransferLoad.ts';

const DISK_MB = 512;
const PATIENCE = 90_000;

const obstacle = await ScratchDisk.obstacle();
tellSkipped('Disk full under the gateway', obstacle);

let disk: ScratchDisk | undefined;
let fleet: GatewayFleet | undefined;
afterEach(async () => {
  await fleet?.close();
  await disk?.destroy();
});

it.skipIf(obstacle !== undefined).each([1, 2])(
  'under %i gateways a full disk loses nothing that was acknowledged, and work goes on when there is space again',
  async (count) => {
    disk = await ScratchDisk.create(DISK_MB);
    fleet = new GatewayFleet(disk.folder);
    await fleet.grow(count);
    const load = await TransferLoad.signIn(await fleet.database(), fleet.post);
    await load.stockUp(5_000);
    const stop = load.start();
    await load.progress(50);

    await disk.fill();
    await refused(load, 20);
    // A server that dies now cannot come up again: it has to be tried until there is space.
    const pid = await fleet.postmaster().catch((error: NodeJS.ErrnoException) => {
      // Without a file it has died by itself, since it could not write its log.
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await refused(load, 6);

    await disk.empty();
    await load.progress(50);
    await stop();
    await load.verify();
    for (const answer of load.refusals.keys())
      expect(answer).toMatch(/^(?:TRY_AGAIN_LATER|SYSTEM_ERROR|2222|HTTP 503)$/);
    for (const gateway of fleet.gateways) expect(gateway.process.exitCode).toBeNull();
  },
  300_000,
);

/** Waits until so many more calls were not acknowledged. */
async function refused(load: TransferLoad, more: number): Promise<void> {
  const goal = load.unknown.size + more;
  for (let waited = 0; load.unknown.size < goal; waited += 50) {
    if (waited > PATIENCE) throw new Error(`Only ${load.unknown.size} of ${goal} calls were refused.`);
    await sleep(50);
  }
}
