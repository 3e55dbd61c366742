import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '@ezwallet/ui';
import { homePaths } from '../../../world/paths.ts';
import type { ClosedReason, Permission } from '../../../world/permissions.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { ProofGate, ProofSheet } from '../../proof/index.ts';
import { closedWords } from '../model/closedWords.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { useLiftHold } from './useLiftHold.ts';

interface ClosedProps {
  permission: Permission;
  reason: ClosedReason;
}

/** Tells a person why a screen is closed to them, offers to lift a hold where that is theirs to do, and else leads home. */
export function Closed({ permission, reason }: ClosedProps) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const { session } = useStores();
  const navigate = useNavigate();
  const [gate] = useState(() => new ProofGate(deps.api));
  const told = useRef(false);
  const liftHold = useLiftHold(gate);
  const tell = useEffectEvent(async () => {
    const words = closedWords(permission, reason);
    const title = i18n._(words.title);
    // The flag of deposits does not follow the hold on outgoing money.
    const hold = reason === 'held' && permission !== 'deposit' ? session.user?.hold : null;
    const description = hold ? <HoldNotice hold={hold} /> : i18n._(words.content);
    const canLift = hold !== null && hold !== undefined && hold.liftBy.length > 0;
    const opened = canLift && (await liftHold(permission, { title, description }));
    if (!canLift) await dialog.alert({ title, description });
    if (!opened) await navigate(homePaths.home(), { replace: true });
  });
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    void tell();
  }, []);
  return <ProofSheet gate={gate} />;
}
