import type { Generator } from './Generator.ts';
import { listedIn } from './lists.ts';
import { camel, pascal } from './naming.ts';

/** A component of the kit with its styles, stories and test. */
export const component: Generator = {
  kind: 'component',
  usage: '<Name>                     e.g. StatusDot',
  about: 'a component of libs/ui: source, css module, stories, test',
  generate(name) {
    const Name = pascal(name);
    const root = camel(name);
    const folder = `libs/ui/src/components/${Name}`;
    return {
      files: [
        {
          path: `${folder}/${Name}.tsx`,
          text: `import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './${Name}.module.css';

export type ${Name}Props = ComponentPropsWithRef<'div'>;

/** Says in one sentence what it shows and when to use it. */
export function ${Name}({ className, ...rest }: ${Name}Props) {
  return <div {...rest} className={classNames(styles.${root}, className)} />;
}
`,
        },
        {
          path: `${folder}/${Name}.module.css`,
          text: `@layer ui.tokens, ui.base, ui.components;

@layer ui.components {
  .${root} {
    display: block;
  }
}
`,
        },
        {
          path: `${folder}/${Name}.stories.tsx`,
          text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${Name}.tsx';

const meta = { title: 'Display/${Name}', component: ${Name} } satisfies Meta<typeof ${Name}>;
export default meta;

export const Plain: StoryObj<typeof meta> = { args: { children: '${Name}' } };
`,
        },
        {
          path: `${folder}/${Name}.test.tsx`,
          text: `import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { ${Name} } from './${Name}.tsx';

describe('${Name}', () => {
  describeComponent(<${Name}>Text</${Name}>);
});
`,
        },
      ],
      updates: [
        listedIn('libs/ui/src/index.ts', {
          among: /^export .* from '\.\/components\/(.+)';$/,
          line: `export * from './components/${Name}/${Name}.tsx';`,
        }),
      ],
      edits: [`libs/ui/README.md: a row that says when to use ${Name}`],
    };
  },
};
