import type { Deps } from '../ports/deps.ts';
import { AcceptorOffers, type OfferCollaborators } from './AcceptorOffers.ts';
import { AcceptorProfits } from './AcceptorProfits.ts';
import { AcceptorSettings } from './AcceptorSettings.ts';

type AcceptorDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'serverNow' | 'visibility'>;

/** The work of an acceptor. For everybody else it asks the server for nothing. */
export class AcceptorStore {
  readonly settings: AcceptorSettings;
  readonly offers: AcceptorOffers;
  readonly profits: AcceptorProfits;

  constructor(deps: AcceptorDeps, collaborators: Omit<OfferCollaborators, 'settings'>) {
    this.settings = new AcceptorSettings(deps);
    this.offers = new AcceptorOffers(deps, { settings: this.settings, ...collaborators });
    this.profits = new AcceptorProfits(deps);
  }
}
