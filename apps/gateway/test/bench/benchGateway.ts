import { type Policy, policy, readConfig } from '../../src/config/index.ts';
import { startGateway } from '../../src/server/startGateway.ts';

// A gateway like any other, but without limits: the bench is one very busy caller.
const rates = Object.fromEntries(
  Object.entries(policy.rates).map(([name, rule]) => [name, { ...rule, points: 1e9 }]),
) as Policy['rates'];
const busy = { points: 1e9, window: 60_000 };
const flood = { requests: busy, keyExchanges: busy };
const gateway = await startGateway({ ...readConfig(), policy: { ...policy, rates, flood } }, () => undefined);
process.stdout.write(`ready ${gateway.address}\n`);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('SIGTERM', () => {
  void gateway.stop().then(() => process.exit(0));
});
