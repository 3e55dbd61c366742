import { startGateway } from '../../src/server/startGateway.ts';
import { readConfig } from '../../src/config/index.ts';
import { testPolicy } from './testGateway.ts';

// A gateway like any other, but for numbers that let a test call as fast as it can.
const config = readConfig();
const policy = { ...testPolicy, login: { ...testPolicy.login, proveNewDevice: false } };
const gateway = await startGateway({ ...config, policy }, () => undefined);
process.stdout.write(`ready ${gateway.address}\n`);
void gateway.outdated.then(async () => {
  await gateway.stop();
  process.exit(75);
});
process.once('SIGTERM', () => {
  void gateway.stop().then(() => process.exit(0));
});
