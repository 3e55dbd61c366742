import { existsSync, readFileSync } from 'node:fs';
import { FEATURE_WORDS, featureWordsModule, readFeatures } from '../words/featureWords.ts';
import type { GeneratedFile, Generator } from './Generator.ts';
import { withLine } from './lists.ts';
import { camel, kebab, pascal, prose } from './naming.ts';

const PATHS = 'apps/wallet/src/world/paths.ts';
const SCREENS = 'apps/wallet/src/app/router/memberScreens.ts';

/** The file of all paths with one builder more, in the group of its feature. */
function withPath(group: string, about: string, name: string, path: string): GeneratedFile {
  const text = readFileSync(PATHS, 'utf8');
  const builder = `${name}: () => '${path}',`;
  const open = `export const ${group} = {\n`;
  if (text.includes(open)) return { path: PATHS, text: text.replace(open, `${open}  ${builder}\n`) };
  return { path: PATHS, text: `${text}\n/** Paths of ${about}. */\n${open}  ${builder}\n} as const;\n` };
}

/** The words of all features, with those of one more. */
const withFeature = (feature: string): GeneratedFile => ({
  path: FEATURE_WORDS,
  text: featureWordsModule(
    new Map([...readFeatures(), [feature, []] as const].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ),
});

/** The table of screens for members with a new feature. */
function withScreens(feature: string, routes: string): GeneratedFile {
  const imported = withLine(readFileSync(SCREENS, 'utf8'), {
    among: /^import \{ \w+ \} from '\.\.\/\.\.\/features\/(.+)\/routes\.ts';$/,
    line: `import { ${routes} } from '../../features/${feature}/routes.ts';`,
  });
  const end = imported.lastIndexOf('\n];');
  if (end < 0) throw new Error(`${SCREENS} lists its screens in another way now. Correct the generator of screens.`);
  return {
    path: SCREENS,
    text: `${imported.slice(0, end)}\n  ...listScreens(featureWords${/^\w+$/.test(feature) ? `.${feature}` : `['${feature}']`}, ${routes}),${imported.slice(end)}`,
  };
}

/** What a feature calls its routes and its paths: as it does, or after its own name if it is new. */
function namesOf(feature: string, file: string): { isNew: boolean; text: string; routes: string; paths: string } {
  const isNew = !existsSync(file);
  const text = isNew ? '' : readFileSync(file, 'utf8');
  const [routes = `${camel(feature)}Routes`] = /\b\w+Routes\b/.exec(text) ?? [];
  const [paths = `${camel(feature)}Paths`] = /\b\w+Paths\b/.exec(text) ?? [];
  return { isNew, text, routes, paths };
}

/** A screen of the wallet, in a feature folder of its own or beside its siblings. */
export const screen: Generator = {
  kind: 'screen',
  usage: '<feature> <Name> </path>    e.g. vouchers Voucher /voucher',
  about:
    'a screen of the wallet for members: its path, route and page, in a feature folder of its own or beside its siblings',
  generate(feature, name = feature, path = `/${kebab(name)}`) {
    const Page = `${pascal(name)}Page`;
    const folder = `apps/wallet/src/features/${kebab(feature)}`;
    const { isNew, text, routes, paths } = namesOf(feature, `${folder}/routes.ts`);
    const title = prose(name).replace(/^./, (letter) => letter.toUpperCase());
    const route = `  {
    path: ${paths}.${camel(name)}(),
    handle: { title: msg\`${title}\` },
    lazy: async () => ({ Component: (await import('./pages/${Page}/${Page}.tsx')).${Page} }),
  },
`;
    const routeFile = {
      path: `${folder}/routes.ts`,
      text: isNew
        ? `import { msg } from '@lingui/core/macro';
import { ${paths} } from '../../world/paths.ts';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';

export const ${routes}: readonly ScreenRoute[] = [
${route}];
`
        : text.replace(/^\];$/m, `${route}];`),
    };
    const pageFile = {
      path: `${folder}/pages/${Page}/${Page}.tsx`,
      text: `import { useLingui } from '@lingui/react/macro';
import { Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';

/** Says in one sentence what a person does here. */
export function ${Page}() {
  const { t } = useLingui();
  return (
    <Screen title={t\`${title}\`} onBack={useGoBack()}>
      <Empty picture={pictures.tray} title={t\`Nothing here yet\`} />
    </Screen>
  );
}
`,
    };
    const lists = isNew ? [withFeature(kebab(feature)), withScreens(kebab(feature), routes)] : [routeFile];
    return {
      files: isNew ? [routeFile, pageFile] : [pageFile],
      updates: [withPath(paths, prose(feature), camel(name), path), ...lists],
      scripts: [
        ['extract', '-w', '@ezwallet/wallet'],
        ['conformance', '--', '--update'],
      ],
      edits: [
        `${folder}/pages/${Page}/${Page}.tsx: what a person does here; then "npm run extract -w @ezwallet/wallet" and the words in zh_CN and zh_HK`,
        `${SCREENS}: a screen that visitors may see belongs into screens.ts and otherScreens.ts`,
      ],
    };
  },
};
