/** Runs tasks of the same name one after another, within this page; one that fails does not keep the next from its turn. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(task);
    this.#last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  }
}
