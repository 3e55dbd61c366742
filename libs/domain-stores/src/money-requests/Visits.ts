import { makeAutoObservable, observableRef } from 'mobx';

/** Visits to the screen of a request: what each begins with, and whether the person has seen the outcome. */
export class Visits<Draft> {
  /** The outcome was on the screen when the person left. */
  told = false;
  /** The draft that the visit begins with; null for nothing. */
  draft: Draft | null = null;
  /** Names the visit; empty before the first. */
  current = '';

  constructor() {
    makeAutoObservable(this, { draft: observableRef });
  }

  /** @returns whether it is another visit than the last */
  enter(visit: string, draft: Draft | null): boolean {
    // Pages that a link opens may share one name: what they bring tells them apart.
    const name = JSON.stringify([visit, draft]);
    if (name === this.current) return false;
    this.current = name;
    this.draft = draft;
    return true;
  }
}
