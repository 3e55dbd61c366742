/** The reason why a process cannot start, in words that say how to go on. Nobody needs its stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
