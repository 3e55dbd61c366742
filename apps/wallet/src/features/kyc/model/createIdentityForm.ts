import { msg } from '@lingui/core/macro';
import { KYC_ID_TYPES } from '@ezwallet/api-client/constants';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Clock, IdentityApplication, IdentityStore } from '@ezwallet/domain-stores';
import { accept, checkRealName, ID_NUMBER_MIN_AGE } from '@ezwallet/validators';
import { issueMessages } from '../../../i18n/issueMessages.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { createForm, fault, type RefusalFields, type WordedForm } from '../../../shared/form/createForm.ts';
import { checkBirthDate, checkDocumentNumber, type DocumentKind } from './documents.ts';

interface Typed {
  /** The dialling code of the area that issued the document, as the wire has it. */
  readonly countryCode: string;
  readonly document: DocumentKind;
  readonly realName: string;
  readonly idNo: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly agree: boolean;
}

type Ready = Omit<Typed, 'agree'> & { readonly agree: true };

export type IdentityForm = WordedForm<Typed, Ready, void>;

/** Refusals with words of their own. */
const OF_IDENTITY = {
  ALREADY_EXISTS: msg`Another account already uses this document. Log in to that account.`,
  CONDITION_NOT_FULLFILL: issueMessages.ID_NUMBER_UNDER_AGE({ min: ID_NUMBER_MIN_AGE }),
  EXCEED_LIMIT: msg`You have used all your tries for today. Try again tomorrow.`,
  KYC_NOT_SUPPORT: msg`We cannot verify documents from this country or region yet.`,
} as const;

const isOfIdentity = (code: string): code is keyof typeof OF_IDENTITY => Object.hasOwn(OF_IDENTITY, code);

/** The form for level 1: who somebody is, by a document. */
export function createIdentityForm(
  countryCode: string,
  document: DocumentKind,
  identity: Pick<IdentityStore, 'apply'>,
  clock: Clock,
): IdentityForm {
  return createForm<Typed, Ready, void>({
    values: { countryCode, document, realName: '', idNo: '', birthDate: '', agree: false },
    checks: {
      countryCode: accept,
      document: accept,
      realName: (text) => checkRealName(text.trim()),
      idNo: (text, { document: kind }) => checkDocumentNumber(kind, text, clock.now()),
      birthDate: (day, { document: kind }) => checkBirthDate(kind, day, clock.now()),
      agree: (agreed) => (agreed ? accept(true) : fault(msg`Confirm this to continue.`)),
    },
    send: (ready) => identity.apply(applicationOf(ready)),
    refusals: { ALREADY_EXISTS: 'idNo', KYC_NOT_SUPPORT: 'countryCode' } as const satisfies RefusalFields<
      Contract['kyc']['createKycJunior']
    >,
    explain: (failure) => (isOfIdentity(failure.code) ? OF_IDENTITY[failure.code] : failureMessage(failure)),
  });
}

function applicationOf({ document, birthDate, ...always }: Ready): IdentityApplication {
  return document === 'idCard'
    ? { ...always, idType: KYC_ID_TYPES.idCard }
    : { ...always, idType: KYC_ID_TYPES[document], birthDate };
}
