import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The terms of service, section by section. */
export const terms: readonly { readonly title: MessageDescriptor; readonly text: MessageDescriptor }[] = [
  {
    title: msg`Your account`,
    text: msg`One account per person. Keep your login and payment passwords private: anyone who has them can send your money. We never ask for them.`,
  },
  {
    title: msg`Transfers`,
    text: msg`Transfers to a user number are instant and final. Withdrawals to an address are final once the network confirms them. Check the recipient and network before you confirm.`,
  },
  {
    title: msg`Fees and limits`,
    text: msg`We show every fee before you enter your payment password. Daily limits depend on your verification level and are lower for 24 hours after a password change.`,
  },
  {
    title: msg`Identity verification`,
    text: msg`The law may require us to verify your identity. We use your documents only for this and keep them no longer than the law requires.`,
  },
  {
    title: msg`Restrictions`,
    text: msg`We may restrict an account to protect people or when an authority requires it. We will tell you when we do.`,
  },
  {
    title: msg`Risk`,
    text: msg`Prices of digital assets can change quickly. Nothing in this wallet is advice to buy or sell.`,
  },
];
