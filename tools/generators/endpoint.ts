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

const SOURCE = 'apps/gateway/src';

/** The wing's list of handlers with one more. The wing is the first folder of the room, such as `money` of `money/transfers`. */
const served = (area: string, call: string, room: string): GeneratedFile => {
  const [wing = '', ...inner] = room.split('/');
  const path = `${SOURCE}/${wing}/handlers.ts`;
  const [head = '', tail = ''] = readFileSync(path, 'utf8').split(/(?=\n\n\/\*\*)/);
  const list = new RegExp(`^  ${area}: \\{([^}]*)\\}`, 'm');
  const others = list.exec(tail)?.[1]?.match(/\w+/g) ?? [];
  const names = `  ${area}: {\n${[...others, call].map((word) => `    ${word},\n`).join('')}  }`;
  const end = '} satisfies WingHandlers;';
  return {
    path,
    text: `${head}\nimport { ${call} } from './${[...inner, call].join('/')}.ts';${
      list.test(tail) ? tail.replace(list, names) : tail.replace(end, `${names},\n${end}`)
    }`,
  };
};

/** A call of the wire contract and the handler that answers it. */
export const endpoint: Generator = {
  kind: 'endpoint',
  usage: '<area> <name> </wire/path> [wing/room]  e.g. bank pinAccount /bankAccount/pin trade/pay-accounts',
  about: 'a call: its contract file and the handler of the same name in the gateway',
  generate(area, name = '', path = `/${area}/${name}`, room = `people/${area}`) {
    const call = camel(name);
    return {
      files: [
        {
          path: `libs/api-client/src/contract/${area}/${call}.ts`,
          text: `import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../shared/fields.ts';

/** Says in one sentence what the call does, and its units. */
export const ${call} = endpoint({
  path: '${path}',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {},
  request: nothing,
  response: done,
  example: { request: {}, response: true },
});
`,
        },
        {
          path: `apps/gateway/src/${room}/${call}.ts`,
          text: `import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';

export const ${call}: Handler<typeof contract.${area}.${call}> = async () => true;
`,
        },
      ],
      updates: [listedIn(`libs/api-client/src/contract/${area}/index.ts`, call), served(area, call, room)],
      scripts: [
        ['routes', '-w', '@ezwallet/api-client'],
        ['conformance', '--', '--update'],
      ],
      edits: [
        `libs/api-client/src/contract/${area}/${call}.ts: comment, codes, request, response, example`,
        `apps/gateway/src/${room}/${call}.ts: what the call does`,
      ],
    };
  },
};
