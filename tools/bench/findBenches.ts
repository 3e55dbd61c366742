import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Row } from './Row.ts';

/** A file `<name>Bench.ts`, which exports a function of that name. */
export interface Bench {
  readonly name: string;
  readonly run: () => Promise<readonly Row[]>;
}

const BENCH = /^(\w+)Bench\.ts$/;

/** Every bench of the workspace: in the folders `src/bench` and `test/bench` of a package, and beside this file. */
export function findBenches(root: string): Bench[] {
  const packages = ['libs', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind)).flatMap((name) => [join(kind, name, 'src/bench'), join(kind, name, 'test/bench')]),
  );
  return [...packages, 'tools/bench']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => ({ folder, file, name: BENCH.exec(file)?.[1] })))
    .flatMap(({ folder, file, name }) => {
      if (!name) return [];
      const run = async (): Promise<readonly Row[]> => {
        const url = pathToFileURL(resolve(root, folder, file)).href;
        const exported = (await import(url)) as Readonly<Record<string, (() => Promise<readonly Row[]>) | undefined>>;
        const bench = exported[`${name}Bench`];
        if (!bench) throw new Error(`${folder}/${file} exports no ${name}Bench.`);
        return bench();
      };
      return [{ name, run }];
    });
}
