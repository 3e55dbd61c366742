import { readFileSync } from 'node:fs';
import type { GeneratedFile, Generator } from './Generator.ts';
import { camel, kebab, pascal, prose } from './naming.ts';

const PATHS = 'apps/wallet/src/world/paths.ts';
const WORDS = 'apps/wallet/src/i18n/Words.ts';

/** The file of all paths with one builder more, in the group of its feature. */
function withPath(group: string, about: string, builder: string): GeneratedFile {
  const text = readFileSync(PATHS, 'utf8');
  const open = `export const ${group} = {\n`;
  if (text.includes(open)) return { path: PATHS, text: text.replace(open, `${open}  ${builder}\n`) };
  const added = `/** Paths of ${about}. */\n${open}  ${builder}\n} as const;\n\n`;
  const planned = text.search(/\/\*\*[^/]*\*\/\nexport const plannedPaths/);
  if (planned < 0) throw new Error(`${PATHS} has no plannedPaths, before which the generator writes new groups. Add the group by hand.`);
  return { path: PATHS, text: text.slice(0, planned) + added + text.slice(planned) };
}

/** The list of features with one more, in alphabetical order. */
function withFeature(feature: string): GeneratedFile {
  const text = readFileSync(WORDS, 'utf8');
  const list = /(FEATURES = \[)([^\]]*)(\])/;
  const names = [...(list.exec(text)?.[2] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const all = [...new Set([...names, feature])].sort();
  return { path: WORDS, text: text.replace(list, `$1\n${all.map((name) => `  '${name}',\n`).join('')}$3`) };
}

/** A screen of the wallet, in a feature folder of its own or beside its siblings. */
export const screen: Generator = {
  kind: 'screen',
  usage: '<feature> <Name> </path>    e.g. vouchers Voucher /voucher',
  about: 'a screen of the wallet: its path, and a feature folder with routes and page',
  generate(feature, name = feature, path = `/${kebab(name)}`) {
    const Page = `${pascal(name)}Page`;
    const folder = `apps/wallet/src/features/${kebab(feature)}`;
    const paths = `${camel(feature)}Paths`;
    const routes = `${camel(feature)}Routes`;
    const title = prose(name).replace(/^./, (letter) => letter.toUpperCase());
    return {
      files: [
        {
          path: `${folder}/routes.ts`,
          text: `import { msg } from '@lingui/core/macro';
import { ${paths} } from '../../world/paths.ts';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';

export const ${routes}: readonly ScreenRoute[] = [
  {
    path: ${paths}.${camel(name)}(),
    handle: { title: msg\`${title}\` },
    lazy: async () => ({ Component: (await import('./pages/${Page}/${Page}.tsx')).${Page} }),
  },
];
`,
        },
        {
          path: `${folder}/pages/${Page}/${Page}.tsx`,
          text: `import { Trans } from '@lingui/react/macro';
import { Empty, NavBar } from '@ezwallet/ui';

/** Says in one sentence what a person does here. */
export function ${Page}() {
  return (
    <>
      <NavBar title={<Trans>${title}</Trans>} />
      <Empty title={<Trans>Nothing here yet</Trans>} />
    </>
  );
}
`,
        },
      ],
      updates: [withPath(paths, prose(feature), `${camel(name)}: () => '${path}',`), withFeature(kebab(feature))],
      edits: [
        `apps/wallet/src/app/router/screens.ts: list ...${routes} under who may see it`,
        'npm run extract -w @ezwallet/wallet, then fill in zh_CN and zh_HK',
      ],
    };
  },
};
