import { useLingui } from '@lingui/react/macro';
import { autorun } from 'mobx';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CODE } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { toast } from '@ezwallet/ui';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { useVisit } from '../../../world/useVisit.ts';
import { tradeProblem } from './tradeProblem.ts';

/** Long enough to read a sentence, in milliseconds. */
const SHOWN_FOR = 5_000;

/**
 * The release of a trade: tells what it came to, once.
 *
 * @param onWrongName called when the server refuses the payer's name
 * @returns the way to ask for the payment password, for a payer's name, and the last name that was wrong
 */
export function useRelease(trade: Trade | undefined, onWrongName: () => void) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const { trades } = useSessionStores();
  const { request } = trades.release;
  const billNo = trade?.billNo;
  const [wrongName, setWrongName] = useState<string>();
  // A release of another order that still has no answer is not on this screen.
  const visit = useMemo(() => {
    const isOther = () => request.pending !== null && request.pending.billNo !== billNo;
    return {
      enter: (name: string) => void (isOther() || request.enter(name)),
      leave: () => void (isOther() || request.leave()),
    };
  }, [request, billNo]);
  useVisit(visit);
  const tell = useEffectEvent(() => {
    const { state, problem, pending } = request;
    if (pending?.billNo !== billNo) return;
    if (state === 'done') {
      void request.restart();
    } else if (state === 'refused' && problem) {
      if (problem.code === CODE.wrongPayer) {
        setWrongName(pending?.payerName);
        onWrongName();
        // The order says itself what changed.
      } else if (billNo === undefined || trades.of(billNo).move === null) {
        toast.fail(i18n._(tradeProblem(problem, deps.serverNow())), { duration: SHOWN_FOR });
      }
      request.amend();
    }
  });
  useEffect(
    () =>
      autorun(() => {
        if (request.state === 'done' || request.state === 'refused') queueMicrotask(() => tell());
      }),
    [request],
  );
  const askPassword = (payerName: string): void => {
    setWrongName(undefined);
    if (trade) void trades.release.confirm(trade, payerName);
  };
  return { askPassword, wrongName };
}
