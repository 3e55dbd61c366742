import { readFileSync } from 'node:fs';
import type { GeneratedFile, Generator } from './Generator.ts';
import { camel } from './naming.ts';

/** An index file with one more name, which comes from the file of that name beside it. */
const listedIn = (path: string, name: string): GeneratedFile => {
  const text = readFileSync(path, 'utf8');
  if (!text.includes('\nexport const ')) return { path, text: `${text.trimEnd()}\nexport { ${name} } from './${name}.ts';\n` };
  const [head = '', ...tail] = text.split(/\nexport const /);
  const imports = `${head.trimEnd()}\nimport { ${name} } from './${name}.ts';\n`;
  const body = tail.join('\nexport const ').replace(/\{[^}]*\}/, (names) => {
    const listed = [...names.matchAll(/\w+/g)].map(([word]) => word);
    return `{\n${[...listed, name].map((word) => `  ${word},\n`).join('')}}`;
  });
  return { path, text: `${imports}\nexport const ${body}` };
};

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
import type { Handler } from '../../app/CallContext.ts';

export const ${call}: Handler<typeof contract.${area}.${call}> = async () => true;
`,
        },
      ],
      updates: [
        listedIn(`libs/api-client/src/contract/${area}/index.ts`, call),
        listedIn(`apps/gateway/src/modules/${area}/index.ts`, call),
      ],
      edits: [
        'fill in request, response and example; then npm run routes -w @ezwallet/api-client',
        'npm run conformance -- --update',
      ],
    };
  },
};
