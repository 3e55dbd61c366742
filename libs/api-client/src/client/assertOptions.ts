import type { ClientOptions } from './ClientOptions.ts';

type Required = 'routes' | 'identity' | 'session' | 'onDecision';

/** What each required option is for, and where it comes from. */
const REQUIRED: Readonly<Record<Required, string>> = {
  routes: "Without it, the client has no calls. Pass `routes` of '@ezwallet/api-client/routes'.",
  identity: 'Without it, the server refuses every call. Pass a function that describes this device.',
  session: 'Without it, every call is anonymous. Pass the functions that read and keep the token.',
  onDecision: 'Without it, nobody learns why a call failed. Pass a function, such as one that shows a message.',
};
const FUNCTIONS: readonly string[] = ['identity', 'onDecision'] satisfies Required[];

/** @throws TypeError that names the first option that is missing, for code without types */
export function assertOptions(options: ClientOptions): void {
  for (const [name, advice] of Object.entries(REQUIRED)) {
    const given: unknown = options?.[name as Required];
    const fits = FUNCTIONS.includes(name) ? typeof given === 'function' : typeof given === 'object' && given !== null;
    if (!fits) throw new TypeError(`createClient needs the option \`${name}\`. ${advice}`);
  }
}
