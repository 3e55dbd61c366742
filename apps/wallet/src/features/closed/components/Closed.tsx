import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '@ezwallet/ui';
import { homePaths } from '../../../world/paths.ts';
import type { ClosedReason, Permission } from '../../../world/permissions.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { ProofGate, ProofSheet } from '../../proof/index.ts';
import { closedWords } from '../model/closedWords.ts';
import { useLiftHold } from './useLiftHold.ts';

interface ClosedProps {
  permission: Permission;
  reason: ClosedReason;
}

/** Tells a person why a screen is closed to them, offers to lift a hold where that is theirs to do, and else leads home. */
export function Closed({ permission, reason }: ClosedProps) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const navigate = useNavigate();
  const [gate] = useState(() => new ProofGate(deps.api));
  const told = useRef(false);
  const liftHold = useLiftHold(gate);
  const tell = useEffectEvent(async () => {
    const { title, content } = closedWords(permission, reason);
    const notice = { title: i18n._(title), content: i18n._(content) };
    const opened = permission === 'withdrawal' && reason === 'held' ? await liftHold(notice) : await dialog.alert(notice).then(() => false);
    if (!opened) await navigate(homePaths.home(), { replace: true });
  });
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    void tell();
  }, []);
  return <ProofSheet gate={gate} />;
}
