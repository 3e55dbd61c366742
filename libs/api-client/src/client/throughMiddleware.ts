import type { Middleware } from './ClientOptions.ts';
import type { Attempted } from './createCaller.ts';

type Carry = (call: Attempted) => Promise<unknown>;

/** Wraps the function that executes a call in middleware; the first is the outermost. */
export function throughMiddleware(carry: Carry, middleware: readonly Middleware[]): Carry {
  return (call) => {
    const name = `${call.area}.${call.name}`;
    const step = async (index: number, body: object): Promise<unknown> => {
      const around = middleware[index];
      if (!around) return await carry({ ...call, body });
      return await around({ name, flags: call.route, body }, (next) => step(index + 1, next));
    };
    return step(0, call.body);
  };
}
