import { makeAutoObservable } from 'mobx';
import { checkAddress, findNetwork } from '@ezwallet/validators';
import { detectNetwork } from './detectNetwork.ts';
import { findOffered } from './findOffered.ts';

/**
 * Which of the offered networks an address goes over: the one that came with the address, the one that the person chose,
 * the only one that it fits, or else the first.
 *
 * A named network is never replaced by another one: addresses look alike on several networks, and money sent over the wrong
 * one is lost. If it is not offered, none is chosen until the person chooses.
 */
export class NetworkChoice {
  /** The choice changed to the network of the typed address. */
  detected = false;

  /** The network that came with the address; empty where none came, or the address was typed. */
  private named: string;
  /** As named, chosen or detected; empty for the first one there is. */
  private wanted: string;

  readonly #offered: () => readonly string[];

  /**
   * @param offered names of the networks that there are, as the server spells them; observed
   * @param named the network that came with the first address
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

  /** The network that came with the address, where the choice is another one. */
  get strayedFrom(): string | undefined {
    const { named, name } = this;
    return named === '' || name === undefined || findOffered(named, [name]) ? undefined : named;
  }

  /** The person chooses a network. */
  choose(network: string): void {
    this.wanted = network;
    this.detected = false;
  }

  /** Takes an address that came from elsewhere. @param network what came with it; empty where nothing did */
  take(address: string, network: string): void {
    // A choice by hand holds for the next address too; a network that came with the last address, or is closed, does not.
    if (network !== '' || this.wanted === this.named || this.closed !== undefined) this.wanted = network;
    this.named = network;
    this.detect(address);
  }

  /** Takes an address that is being typed. */
  follow(address: string): void {
    this.named = '';
    this.detect(address);
  }

  /** Chooses again, after the offered networks have changed, for the same address. */
  reconsider(address: string): void {
    this.wanted = this.named;
    this.detect(address);
  }

  /** Changes to the network that an address belongs to, unless a network was named or the chosen one fits. */
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
