import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The terms of service, section by section. */
export const terms: readonly { readonly title: MessageDescriptor; readonly text: MessageDescriptor }[] = [
  {
    title: msg`Your account`,
    text: msg`Each person can have one account. Keep your login password and payment password private. Anyone who has them can send your money. We will never ask you for them.`,
  },
  {
    title: msg`Transfers`,
    text: msg`A transfer to a user number arrives instantly and cannot be reversed. A withdrawal to an address is final once the network confirms it. Check the recipient and the network before you confirm.`,
  },
  {
    title: msg`Fees and limits`,
    text: msg`You see every fee before you enter your payment password. Your daily limits depend on your verification level. They are lower for 24 hours after you change a password.`,
  },
  {
    title: msg`Identity verification`,
    text: msg`The law may require us to verify your identity. We use your documents only for this purpose and keep them only as long as the law requires.`,
  },
  {
    title: msg`Restrictions`,
    text: msg`We may restrict an account to protect its owner or others, or when an authority requires it. We will tell you when this happens. You can ask customer service for the reason.`,
  },
  {
    title: msg`Risk`,
    text: msg`Prices of digital assets can change quickly. Nothing in this wallet is advice to buy or sell.`,
  },
];
