/** The HTTP API of a node of TRON: https://tronprotocol.github.io/documentation-en/api/http/. */
import * as v from 'valibot';
import { NodeRefusal } from '../json-rpc/node.ts';

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
    const said = await post(`${url.replace(/\/$/, '')}/${path}`, body, headers, timeout);
    if (v.is(fault, said)) throw new NodeRefusal(path, { code: 'Error', details: said.Error });
    const parsed = v.safeParse(answer, said);
    if (!parsed.success)
      throw new Error(
        `${path}: the node's answer is not what its documentation says, at ${placeOf(parsed.issues[0])}.`,
      );
    return parsed.output;
  };
}

async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>>,
  timeout: number,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Silence(`answered HTTP ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof Silence) throw new Error(`The node ${error.message}.`);
    if (error instanceof SyntaxError) throw new Error("The node's answer is not JSON.");
    const { code } = (error as { cause?: { code?: unknown } }).cause ?? {};
    throw new Error(`The node cannot be reached: ${typeof code === 'string' ? code : (error as Error).name}.`);
  }
}

class Silence extends Error {}

function placeOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? 'its top';
}
