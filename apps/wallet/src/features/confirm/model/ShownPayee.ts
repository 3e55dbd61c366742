import type { Payee } from '@ezwallet/domain-stores';

/** A recipient, as far as the sender may see them; with the number, which finds them in the address book. */
export type ShownPayee = Pick<Payee, 'nickMasked' | 'userNoMasked'> & Partial<Pick<Payee, 'userNo'>>;
