import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { UserInfo } from '@ezwallet/api-client/contract';
import type { PaymentCode, ReceiveTerms } from '@ezwallet/domain-stores';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { CodeActions } from '../../../shared/picture/CodeActions.tsx';
import { loadSquare } from '../../../shared/picture/loadSquare.ts';
import { timeText } from '../../../shared/time/time-text.ts';

interface PaymentCodeActionsProps {
  code: PaymentCode;
  terms: ReceiveTerms;
  user: UserInfo;
  drawing: RefObject<HTMLDivElement | null>;
}

/** Saves a payment code as a picture, or copies its link. */
export function PaymentCodeActions({ code, terms, user, drawing }: PaymentCodeActionsProps) {
  const { t } = useLingui();
  const describe = async () => ({
    title: user.nickName,
    subtitle: terms.amount === '' ? t`Scan to pay me` : moneyText(terms.amount, terms.currency),
    owner: { name: user.nickName, picture: user.headUrl === '' ? null : await loadSquare(user.headUrl) },
    lines: [...(terms.memo === '' ? [] : [terms.memo]), t`User number ${user.userName}`],
    note:
      code.expireAt === null
        ? t`Payments between members are instant and free.`
        : t`Valid until ${timeText(code.expireAt)}`,
  });
  return (
    <CodeActions
      code={drawing}
      name={`ezwallet-${user.userName}`}
      describe={describe}
      copy={{ text: code.link, label: t`Copy link`, copied: t`Link copied`, failed: t`We could not copy the link.` }}
    />
  );
}
