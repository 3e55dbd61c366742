/** Whether the server answers at all. Without it, a fresh page would lose the app that is still open. */
export const isServed = async (): Promise<boolean> =>
  (await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)) !== null;
