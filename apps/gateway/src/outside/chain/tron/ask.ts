/** The HTTP API of a node of TRON: https://tronprotocol.github.io/documentation-en/api/http/. */
import * as v from 'valibot';
import { NodeRefusal } from '../json-rpc/node.ts';
import { postJson } from '../json-rpc/postJson.ts';

/** Asks a node under a path, such as `wallet/getblock`. @throws {NodeRefusal} when the node was reached and refused */
export type Ask = <const Schema extends v.GenericSchema>(
  path: string,
  body: object,
  answer: Schema,
) => Promise<v.InferOutput<Schema>>;

const TIMEOUT = 15_000;
/** A node says `{"Error": "class …"}` with HTTP 200 when it cannot read a question. */
const fault = v.object({ Error: v.string() });

/**
 * Makes the function that asks. The address and the headers may hold a key, so no error contains them.
 * @param url of the node, below which the paths are
 */
export function createAsk(url: string, headers: Readonly<Record<string, string>>, timeout = TIMEOUT): Ask {
  return async (path, body, answer) => {
    const said = await postJson({
      url: `${url.replace(/\/$/, '')}/${path}`,
      body,
      headers,
      timeout,
      faultOf: (status) => (status >= 200 && status < 300 ? undefined : `answered HTTP ${status}`),
    });
    if (v.is(fault, said)) throw new NodeRefusal(path, { code: 'Error', details: said.Error });
    const parsed = v.safeParse(answer, said);
    if (!parsed.success)
      throw new Error(
        `${path}: the node's answer is not what its documentation says, at ${placeOf(parsed.issues[0])}.`,
      );
    return parsed.output;
  };
}

function placeOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? 'its top';
}
