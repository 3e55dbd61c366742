/**
 * Marks a load once it has ended well. React reads the mark, and draws at once what has arrived, instead of a frame that
 * waits for it and a pause after that frame.
 */
export function marked<T>(load: Promise<T>): Promise<T> {
  load.then(
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    () => undefined,
  );
  return load;
}
