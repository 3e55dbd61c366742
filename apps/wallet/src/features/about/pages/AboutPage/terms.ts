import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The terms of service, section by section. */
export const terms: readonly { readonly title: MessageDescriptor; readonly text: MessageDescriptor }[] = [
  {
    title: msg`Your account`,
    text: msg`One person has one account. Keep your login password and payment password to yourself: whoever knows them can send your money, and nobody of ours will ever ask for them.`,
  },
  {
    title: msg`Transfers`,
    text: msg`A transfer to a user number arrives at once and cannot be taken back. A transfer to an address is final once the network has confirmed it. Check the receiver and the network before you confirm.`,
  },
  {
    title: msg`Fees and limits`,
    text: msg`Every fee is shown before you enter your payment password. Daily limits depend on your verification level, and are lower for 24 hours after you change a password.`,
  },
  {
    title: msg`Identity verification`,
    text: msg`The law may oblige us to ask who you are. What you send us is used for that alone and is kept as long as the law asks for.`,
  },
  {
    title: msg`Restrictions`,
    text: msg`We may restrict an account to protect its owner or others, or when an authority demands it. You are told when it happens and can ask customer service for the reason.`,
  },
  {
    title: msg`Risk`,
    text: msg`Prices of digital assets can change quickly. Nothing shown in this wallet is advice to buy or to sell.`,
  },
];
