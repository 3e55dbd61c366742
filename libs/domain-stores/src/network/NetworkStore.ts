import { makeAutoObservable } from 'mobx';

/** Whether calls get through, and whether the person is being asked about it. */
export class NetworkStore {
  /** The last call never reached the server. */
  down = false;
  /** The question "cancel, or refresh and retry" is on screen. */
  asking = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A call could not reach the server; asks only for a call somebody waits for. */
  failed({ background }: { background: boolean }): void {
    this.down = true;
    if (!background) this.asking = true;
  }

  /** The server cannot agree on keys with us: asks although the network is up. */
  ask(): void {
    this.asking = true;
  }

  /** Something was answered, whatever it was. */
  reached(): void {
    this.down = false;
  }

  dismiss(): void {
    this.asking = false;
  }
}
