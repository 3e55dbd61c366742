/** A request to a node over HTTP, whose address and headers may hold a key: no error contains them. */

interface Post {
  readonly url: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  /** The reason why an answer of an HTTP status is none; undefined for one that is read. */
  readonly faultOf: (status: number) => string | undefined;
}

/** Sends JSON and reads JSON. @throws Error without an answer */
export async function postJson({ url, body, headers = {}, timeout, faultOf }: Post): Promise<unknown> {
  let fault: string | undefined;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    fault = faultOf(response.status);
    if (fault === undefined) return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error("The node's answer is not JSON.");
    const { code } = (error as { cause?: { code?: unknown } }).cause ?? {};
    throw new Error(`The node cannot be reached: ${typeof code === 'string' ? code : (error as Error).name}.`);
  }
  throw new Error(`The node ${fault}.`);
}
