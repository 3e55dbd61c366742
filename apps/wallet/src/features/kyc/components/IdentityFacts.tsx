import { useLingui } from '@lingui/react/macro';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { KYC_ID_TYPES } from '@ezwallet/api-client/constants';
import { Details } from '@ezwallet/ui';
import { UserText } from '../../../shared/people/UserText.tsx';
import { dayText } from '../../../shared/time/time-text.ts';
import { documentNames, type DocumentKind } from '../model/documents.ts';

const kindOf = (idType: KycInfo['idType']) =>
  (Object.keys(KYC_ID_TYPES) as DocumentKind[]).find((kind) => KYC_ID_TYPES[kind] === idType);

/** Who a person is verified as, masked. Empty for a level that the operator gave without a document. */
export function IdentityFacts({ info, className }: { info: KycInfo; className?: string | undefined }) {
  const { t, i18n } = useLingui();
  const kind = kindOf(info.idType);
  if (!kind) return null;
  return (
    <Details
      className={className}
      items={[
        { label: t`Full name`, value: <UserText>{info.realNameMasked}</UserText> },
        { label: t`Document`, value: i18n._(documentNames[kind]) },
        { label: t`Number`, value: <bdi>{info.idNoMasked}</bdi> },
        ...(info.reviewedAt === null ? [] : [{ label: t`Verified`, value: dayText(info.reviewedAt) }]),
      ]}
    />
  );
}
