import type { Generator } from './Generator.ts';
import { camel } from './naming.ts';

/** A call of the wire contract and the handler that answers it. */
export const endpoint: Generator = {
  kind: 'endpoint',
  usage: '<area> <name> </wire/path>  e.g. bank pinAccount /bankAccount/pin',
  about: 'a call: its contract file and the handler of the same name in the gateway',
  generate(area, name = '', path = `/${area}/${name}`) {
    const call = camel(name);
    return {
      files: [
        {
          path: `libs/api-client/src/contract/${area}/${call}.ts`,
          text: `import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../shared/fields.ts';

/** Says in one sentence what the call does, its units and its codes. */
export const ${call} = endpoint({
  path: '${path}',
  auth: 'user',
  rate: 'write',
  owns: [],
  request: nothing,
  response: done,
  example: { request: {}, response: true },
});
`,
        },
        {
          path: `apps/gateway/src/modules/${area}/${call}.ts`,
          text: `import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../Handler.ts';

export const ${call}: Handler<(typeof contract)['${area}']['${call}']> = async () => true;
`,
        },
      ],
      edits: [
        `libs/api-client/src/contract/${area}/index.ts: list ${call}; then npm run routes -w @ezwallet/api-client`,
        `apps/gateway/src/modules/${area}/index.ts: list ${call}`,
      ],
    };
  },
};
