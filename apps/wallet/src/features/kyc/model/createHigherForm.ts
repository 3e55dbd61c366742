import { msg } from '@lingui/core/macro';
import type { Contract, IncomeSource, Occupation } from '@ezwallet/api-client/contract';
import type { Clock, HigherApplication, IdentityStore } from '@ezwallet/domain-stores';
import { accept, checkDisplayText } from '@ezwallet/validators';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { createForm, fault, type RefusalFields, type WordedForm } from '../../../shared/form/createForm.ts';
import { dayInChina } from './documents.ts';
import { reviewRefusals } from './reviewRefusals.ts';

/** Longest texts of the wire. */
const PLACE_MAX = 40;
const ADDRESS_MAX = 120;

interface Typed {
  /** Ids of uploaded files; empty before. */
  readonly idFront: string;
  readonly idBack: string;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
  readonly neverExpires: boolean;
  readonly occupation: Occupation | '';
  readonly incomeSource: IncomeSource | '';
  readonly province: string;
  readonly city: string;
  readonly address: string;
}

interface Ready extends Omit<Typed, 'occupation' | 'incomeSource'> {
  readonly occupation: Occupation;
  readonly incomeSource: IncomeSource;
}

export type HigherForm = WordedForm<Typed, Ready, void>;

interface Options {
  /** A passport has one side. */
  readonly hasBack: boolean;
  readonly identity: Pick<IdentityStore, 'applyHigher'>;
  readonly clock: Clock;
}

/** The form for level 2: pictures of the document, and how a person lives. */
export function createHigherForm({ hasBack, identity, clock }: Options): HigherForm {
  const place = (text: string) => {
    const checked = checkDisplayText(text, { max: PLACE_MAX });
    return checked.ok && checked.value !== '' ? checked : fault(msg`Enter where you live.`);
  };
  return createForm<Typed, Ready, void>({
    values: {
      idFront: '',
      idBack: '',
      expiry: '',
      neverExpires: false,
      occupation: '',
      incomeSource: '',
      province: '',
      city: '',
      address: '',
    },
    checks: {
      idFront: (id) => (id === '' ? fault(msg`Add a picture of the front.`) : accept(id)),
      idBack: (id) => (hasBack && id === '' ? fault(msg`Add a picture of the back.`) : accept(id)),
      expiry: (day, { neverExpires }) => {
        if (neverExpires) return accept('');
        if (day === '') return fault(msg`Enter the expiry date of your document.`);
        return day < dayInChina(clock.now())
          ? fault(msg`This document has expired. Use one that is still valid.`)
          : accept(day);
      },
      neverExpires: accept,
      occupation: (chosen) => (chosen === '' ? fault(msg`Choose your occupation.`) : accept(chosen)),
      incomeSource: (chosen) => (chosen === '' ? fault(msg`Choose where your income comes from.`) : accept(chosen)),
      province: place,
      city: place,
      address: (text) => {
        const checked = checkDisplayText(text, { max: ADDRESS_MAX });
        return checked.ok && checked.value !== '' ? checked : fault(msg`Enter your street and house number.`);
      },
    },
    send: (ready) => identity.applyHigher(applicationOf(ready, hasBack)),
    refusals: { TIME_INVALID: 'expiry', EMPTY_REQUIRED_INPUT: 'idBack' } as const satisfies RefusalFields<
      Contract['kyc']['createKycHigher']
    >,
    explain: (failure) => reviewRefusals[failure.code] ?? failureMessage(failure),
  });
}

function applicationOf({ idBack, expiry, neverExpires, ...always }: Ready, hasBack: boolean): HigherApplication {
  return { ...always, ...(hasBack && { idBack }), expiry: neverExpires ? null : expiry };
}
