import type { Generator } from './Generator.ts';
import { camel, kebab, pascal, prose } from './naming.ts';

/** A screen of the wallet, in a feature folder of its own or beside its siblings. */
export const screen: Generator = {
  kind: 'screen',
  usage: '<feature> <Name> </path>    e.g. vouchers Voucher /voucher',
  about: 'a screen of the wallet: feature folder with paths, routes, page',
  generate(feature, name = feature, path = `/${kebab(name)}`) {
    const Page = `${pascal(name)}Page`;
    const folder = `apps/wallet/src/features/${kebab(feature)}`;
    const paths = `${camel(feature)}Paths`;
    const routes = `${camel(feature)}Routes`;
    const title = prose(name).replace(/^./, (letter) => letter.toUpperCase());
    return {
      files: [
        {
          path: `${folder}/paths.ts`,
          text: `/** Paths of ${prose(feature)}. */
export const ${paths} = {
  ${camel(name)}: () => '${path}',
} as const;
`,
        },
        {
          path: `${folder}/routes.ts`,
          text: `import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../app/ScreenHandle.ts';
import { ${paths} } from './paths.ts';

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
          path: `${folder}/index.ts`,
          text: `export { ${paths} } from './paths.ts';\n`,
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
      edits: [
        `apps/wallet/src/app/screens.ts: list ...${routes} under who may see it`,
        'npm run extract -w @ezwallet/wallet, then fill in zh_CN and zh_HK',
      ],
    };
  },
};
