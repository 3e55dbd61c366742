import { openApi } from './openApi.ts';
import { readReference } from './readReference.ts';
import { referencePage } from './referencePage.ts';

/** The generated documents of this package: file name below `docs` to text. The same contract gives the same text. */
export async function documents(): Promise<Readonly<Record<string, string>>> {
  const reference = await readReference();
  return {
    'openapi.json': `${JSON.stringify(openApi(reference), null, 2)}\n`,
    'reference.html': referencePage(reference),
  };
}
