/** Runs tasks of the same name one after another, within this page; a task that fails does not stop the next one. */
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
