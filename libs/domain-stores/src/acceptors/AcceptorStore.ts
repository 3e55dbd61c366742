import type { Deps } from '../ports/deps.ts';
import { AcceptorOffers } from './AcceptorOffers.ts';
import { AcceptorProfits } from './AcceptorProfits.ts';
import { AcceptorSettings } from './AcceptorSettings.ts';

type AcceptorDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'serverNow' | 'visibility'>;

/** The work of an acceptor. For everybody else it asks the server for nothing. */
export class AcceptorStore {
  readonly settings: AcceptorSettings;
  readonly offers: AcceptorOffers;
  readonly profits: AcceptorProfits;

  /** @param onMoved called when an acceptance has made a trade */
  constructor(deps: AcceptorDeps, onMoved: () => void) {
    this.settings = new AcceptorSettings(deps);
    this.offers = new AcceptorOffers(deps, this.settings, onMoved);
    this.profits = new AcceptorProfits(deps);
  }
}
