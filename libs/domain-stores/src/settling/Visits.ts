import { makeAutoObservable, observableRef } from 'mobx';

/** Visits to the screen of an order: what each begins with, and whether the person has seen how the order ended. */
export class Visits<Draft> {
  /** The outcome was on the screen when the person went elsewhere. */
  told = false;
  /** What the visit begins with; null for nothing. */
  draft: Draft | null = null;
  /** Names the visit; empty before the first. */
  current = '';

  constructor() {
    makeAutoObservable(this, { draft: observableRef });
  }

  /** @returns whether it is another visit than the last */
  enter(visit: string, draft: Draft | null): boolean {
    // Pages that are opened by a link may all bear one name: what they bring tells them apart.
    const name = JSON.stringify([visit, draft]);
    if (name === this.current) return false;
    this.current = name;
    this.draft = draft;
    return true;
  }
}
