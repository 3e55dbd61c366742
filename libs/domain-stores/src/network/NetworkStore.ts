import { makeAutoObservable } from 'mobx';

/** Whether calls reach the server, and whether the app asks the person about it. */
export class NetworkStore {
  /** The last call never reached the server. */
  down = false;
  /** The question "cancel, or refresh and retry" is on screen. */
  asking = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A call could not reach the server; the app asks only if somebody waits for the call. */
  failed({ background }: { background: boolean }): void {
    this.down = true;
    if (!background) this.asking = true;
  }

  /** The client and the server cannot agree on keys: the app asks although the network is up. */
  ask(): void {
    this.asking = true;
  }

  /** The server answered, whatever the answer was. */
  reached(): void {
    this.down = false;
  }

  dismiss(): void {
    this.asking = false;
  }
}
