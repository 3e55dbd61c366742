import { makeAutoObservable } from 'mobx';
import { checkAddress, findNetwork } from '@ezwallet/validators';
import { detectNetwork } from './detectNetwork.ts';
import { findOffered } from './findOffered.ts';

/**
 * Which of the networks offered an address goes over: the one that it was given for, the one that the person chose, the
 * only one that it fits, or else the first.
 *
 * A network that was named is never exchanged for another one, for addresses look alike on several, and what is sent over
 * the wrong one is lost: where it is not offered, none is chosen until the person does.
 */
export class NetworkChoice {
  /** The address that was typed told its network, and the choice went over to it. */
  detected = false;

  /** The network that the address was given for; empty where it came without one, or was typed. */
  private named: string;
  /** As named, chosen or detected; empty for the first one there is. */
  private wanted: string;

  readonly #offered: () => readonly string[];

  /**
   * @param offered names of the networks that there are, as the server spells them; observed
   * @param named the network that the address to begin with was given for
   */
  constructor(offered: () => readonly string[], named = '') {
    this.#offered = offered;
    this.named = named;
    this.wanted = named;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The network it goes over, as the server spells it; undefined where none is offered, or the wanted one is not. */
  get name(): string | undefined {
    const offered = this.#offered();
    return this.wanted === '' ? offered[0] : findOffered(this.wanted, offered);
  }

  /** The wanted network, where it is not offered. */
  get closed(): string | undefined {
    return this.name === undefined && this.wanted !== '' ? this.wanted : undefined;
  }

  /** The network that the address was given for, where it goes over another one. */
  get strayedFrom(): string | undefined {
    const { named, name } = this;
    return named === '' || name === undefined || findOffered(named, [name]) ? undefined : named;
  }

  /** The person chooses a network. */
  choose(network: string): void {
    this.wanted = network;
    this.detected = false;
  }

  /** Takes an address that was put together elsewhere. @param network what it was given for; empty where that is unsaid */
  take(address: string, network: string): void {
    // What was chosen by hand holds for the next address too; what the last one brought, or could not have, does not.
    if (network !== '' || this.wanted === this.named || this.closed !== undefined) this.wanted = network;
    this.named = network;
    this.detect(address);
  }

  /** Takes an address that is being typed. */
  follow(address: string): void {
    this.named = '';
    this.detect(address);
  }

  /** Begins anew with other networks on offer, for the same address. */
  reconsider(address: string): void {
    this.wanted = this.named;
    this.detect(address);
  }

  /** Goes over to the network of an address where it belongs to one other than the chosen, and nobody has named one. */
  detect(address: string): void {
    this.detected = false;
    const { name } = this;
    if (this.named !== '' || name === undefined || fits(address, name)) return;
    const network = detectNetwork(address, this.#offered());
    if (network === undefined) return;
    this.wanted = network;
    this.detected = true;
  }
}

function fits(address: string, name: string): boolean {
  const network = findNetwork(name);
  return network !== undefined && checkAddress(network, address).ok;
}
