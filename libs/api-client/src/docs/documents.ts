import { openApi } from './openApi.ts';
import { readReference } from './readReference.ts';
import { referenceLicences, referencePage } from './referencePage.ts';

/** The documents that the build derives from the contract: file name below `dist` to text. */
export async function documents(): Promise<Readonly<Record<string, string>>> {
  const document = openApi(await readReference());
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'reference.html': referencePage(document),
    'reference.LICENSE.txt': referenceLicences(),
  };
}
