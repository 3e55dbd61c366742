import type { Plugin } from 'vite';

interface Prop {
  readonly description?: string;
  readonly required?: boolean;
  readonly defaultValue?: unknown;
  readonly type?: { readonly name?: string; readonly value?: unknown };
}
interface Docgen {
  readonly description?: string;
  readonly displayName?: string;
  readonly props: Readonly<Record<string, Prop>>;
}

/** A line that the reader of props writes: `    Button.__docgenInfo = {…};` */
const LINE = /^(\s*[\w$.]+\.__docgenInfo = )(\{.*\});$/gm;

/** The texts of a type's values and their places in the code, without which a table shows the same. */
function leanType({ name, value }: NonNullable<Prop['type']>) {
  if (!Array.isArray(value)) return { name, value };
  return { name, value: value.map((each: { readonly value: unknown }) => ({ value: each.value })) };
}

/** Keeps what the tables of props show: no places of declarations, which are paths of the machine that builds, no empty lists. */
function lean({ description, displayName, props }: Docgen): object {
  return {
    description,
    displayName,
    props: Object.fromEntries(
      Object.entries(props).map(([name, prop]) => [
        name,
        {
          description: prop.description,
          required: prop.required,
          defaultValue: prop.defaultValue ?? undefined,
          type: prop.type && leanType(prop.type),
        },
      ]),
    ),
  };
}

/** Leaves out what the reader of props found and no table shows. */
export function leanDocgen(): Plugin {
  let met = 0;
  return {
    name: 'ezwallet:lean-docgen',
    apply: 'build',
    transform: {
      filter: { code: /\.__docgenInfo = \{/ },
      handler: (code) => ({
        code: code.replace(LINE, (_line, start: string, json: string) => {
          met += 1;
          return `${start}${JSON.stringify(lean(JSON.parse(json) as Docgen))};`;
        }),
        map: null,
      }),
    },
    buildEnd() {
      if (met === 0) this.error('The reader of props writes no line that could be made shorter.');
    },
  };
}
