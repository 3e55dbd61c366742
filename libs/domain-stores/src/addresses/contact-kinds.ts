import { TRANSFER_TARGETS } from '@ezwallet/api-client/constants';
import type { Contact } from '@ezwallet/api-client/contract';

/** Somebody in the address book who is reached by user number. */
export type PersonContact = Extract<Contact, { toType: 1 }>;
/** An address in the address book, for one coin over one network. */
export type AddressContact = Extract<Contact, { toType: 2 }>;

/** Tells a person of the address book from an address. */
export const isPerson = (contact: Contact): contact is PersonContact => contact.toType === TRANSFER_TARGETS.user;

/** Tells an address of the address book from a person. */
export const isAddress = (contact: Contact): contact is AddressContact => contact.toType === TRANSFER_TARGETS.address;
