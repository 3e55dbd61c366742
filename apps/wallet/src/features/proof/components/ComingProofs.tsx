import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Proof, UserInfo } from '@ezwallet/api-client/contract';
import { useStores } from '../../../world/StoresContext.tsx';
import { verifyNames } from '../model/verifyNames.ts';
import styles from './proofs.module.css';

/** The kind of change, as the server's table has it; or the kinds of proof, where the screen chooses them. */
type ComingProofsProps = { change: keyof UserInfo['changeProofs'] } | { kinds: readonly Proof['type'][] };

/** Says in one line which proofs a change asks for, before it asks for the first. */
export const ComingProofs = observer(function ComingProofs(props: ComingProofsProps) {
  const { t, i18n } = useLingui();
  const { user } = useStores().session;
  const kinds = 'kinds' in props ? props.kinds : (user?.changeProofs[props.change] ?? []);
  if (kinds.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale.replace('_', '-'), { type: 'conjunction' }).format(
    kinds.map((kind) => i18n._(verifyNames[kind])),
  );
  return <p className={styles.coming}>{t`To confirm, you need: ${names}`}</p>;
});
