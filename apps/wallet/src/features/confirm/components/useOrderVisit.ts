import { autorun } from 'mobx';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { billingPaths } from '../../../world/paths.ts';
import { useIsHere } from '../../../world/screen-address.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { useVisit } from '../../../world/useVisit.ts';
import type { ShownOrder } from '../model/ShownOrder.ts';

/** An order of money with the form that it begins with. */
interface OrderFlow<Typed extends object> {
  readonly typed: Typed;
  readonly request: Pick<ShownOrder, 'state' | 'receipt' | 'waiting'>;
  restore(typed: Typed): void;
  leave(): void;
}

/**
 * Tells a flow about visits to its screen, and keeps what was typed and what was sent for the visit: a reload finds the
 * form as it was, and after an order was sent, its bill.
 *
 * @param enter tells the flow about a visit, and whether it begins a new order; the same function between renders
 * @returns path of the bill, where an earlier page sent the order of this visit
 */
export function useOrderVisit<Typed extends object>(
  flow: OrderFlow<Typed>,
  enter: (visit: string) => boolean,
): string | null {
  const { drafts } = useWorld();
  const { key } = useLocation();
  const here = useIsHere();
  const sent = useMemo(() => {
    const billNo = drafts.read(key, { billNo: '' })?.billNo;
    return billNo === undefined || billNo === flow.request.receipt?.billNo ? null : billNo;
  }, [drafts, key, flow]);
  const begin = useCallback(
    (visit: string) => {
      const typed = enter(visit) ? drafts.read(visit, flow.typed) : null;
      if (typed) flow.restore(typed);
    },
    [enter, drafts, flow],
  );
  useVisit({ enter: begin, leave: flow.leave });
  useEffect(() => {
    if (!here || sent !== null) return undefined;
    return autorun(() => {
      const { state, receipt, waiting } = flow.request;
      if (waiting) return;
      drafts.write(key, state === 'done' && receipt ? { billNo: receipt.billNo } : flow.typed);
    });
  }, [drafts, key, flow, here, sent]);
  return sent === null ? null : billingPaths.bill(sent);
}
