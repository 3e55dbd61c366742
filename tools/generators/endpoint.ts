import { readFileSync } from 'node:fs';
import type { GeneratedFile, Generator } from './Generator.ts';
import { withLine } from './lists.ts';
import { camel } from './naming.ts';

/** An index file with one more name, which comes from the file of that name beside it. */
const listedIn = (path: string, name: string): GeneratedFile => {
  const text = readFileSync(path, 'utf8');
  // In the order of an ES module's names, as the routes are.
  if (!text.includes('\nexport const ')) {
    return {
      path,
      text: withLine(text, {
        among: /^export \{ (\w+).* \} from '\..*';$/,
        line: `export { ${name} } from './${name}.ts';`,
      }),
    };
  }
  const [head = '', ...tail] = text.split(/\nexport const /);
  const imports = `${head.trimEnd()}\nimport { ${name} } from './${name}.ts';\n`;
  const body = tail.join('\nexport const ').replace(/\{[^}]*\}/, (names) => {
    const listed = [...names.matchAll(/\w+/g)].map(([word]) => word);
    return `{\n${[...listed, name].map((word) => `  ${word},\n`).join('')}}`;
  });
  return { path, text: `${imports}\nexport const ${body}` };
};

const SERVER = 'apps/gateway/src/server';

/** Where the handlers of an area are listed. The largest area has a file of its own. */
const listOf = (area: string) =>
  area === 'user'
    ? { path: `${SERVER}/user-handlers.ts`, head: 'export const userHandlers = {', indent: '' }
    : { path: `${SERVER}/handlers.ts`, head: `  ${area}: {`, indent: '  ' };

/** The gateway's list of handlers with one more, imported from `module`. */
const served = (area: string, call: string, module: string): GeneratedFile => {
  const { path, head, indent } = listOf(area);
  const imports = readFileSync(path, 'utf8').replace(/\n\n/, `\nimport { ${call} } from '${module}';\n\n`);
  const list = new RegExp(`^${head.replace('{', String.raw`\{`)}([^}]*)\\}`, 'm');
  return {
    path,
    text: imports.replace(list, (_, names: string) => {
      const listed = [...names.matchAll(/\w+/g)].map(([word]) => word);
      return `${head}\n${[...listed, call].map((word) => `${indent}  ${word},\n`).join('')}${indent}}`;
    }),
  };
};

/** A call of the wire contract and the handler that answers it. */
export const endpoint: Generator = {
  kind: 'endpoint',
  usage: '<area> <name> </wire/path> [room]  e.g. bank pinAccount /bankAccount/pin accounts',
  about: 'a call: its contract file and the handler of the same name in the gateway',
  generate(area, name = '', path = `/${area}/${name}`, room = area) {
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
          path: `apps/gateway/src/${room}/${call}.ts`,
          text: `import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../call/CallContext.ts';

export const ${call}: Handler<typeof contract.${area}.${call}> = async () => true;
`,
        },
      ],
      updates: [
        listedIn(`libs/api-client/src/contract/${area}/index.ts`, call),
        served(area, call, `../${room}/${call}.ts`),
      ],
      scripts: [
        ['routes', '-w', '@ezwallet/api-client'],
        ['conformance', '--', '--update'],
      ],
      edits: [
        `libs/api-client/src/contract/${area}/${call}.ts: comment, request, response, example`,
        `apps/gateway/src/${room}/${call}.ts: what the call does`,
      ],
    };
  },
};
