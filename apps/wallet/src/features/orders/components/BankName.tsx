import { BankMark } from '@ezwallet/ui';
import { ChineseText } from '../../../shared/language/ChineseText.tsx';
import { bankMark } from '../model/bankMark.ts';
import styles from './orders.module.css';

/** A bank by its mark and its name. */
export function BankName({ bankCode, bankName }: { bankCode: string; bankName: string }) {
  return (
    <span className={styles.method}>
      <BankMark bank={bankCode} character={bankMark(bankName)} size={24} />
      <ChineseText>{bankName}</ChineseText>
    </span>
  );
}
