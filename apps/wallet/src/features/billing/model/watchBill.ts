import { BILL_STATUS } from '@ezwallet/api-client/constants';
import { type BillDetail, type BillsStore, type Deps, type Failure, runWhileSeen } from '@ezwallet/domain-stores';

/** Codes that mean the bill does not exist. */
const MISSING: ReadonlySet<string> = new Set(['ORDER_NOT_FOUND', 'ARGS_INVALID']);
/** How often a bill in progress is loaded again, in milliseconds. Networks confirm every few seconds. */
const ASK_EVERY = 10_000;

interface Collaborators extends Pick<Deps, 'clock' | 'visibility'> {
  readonly bills: Pick<BillsStore, 'bill'>;
  /** Called when a bill in progress reaches its end, because money has moved. */
  readonly onSettled: () => void;
}

/** Whether a bill could not be loaded because there is none. */
export const isMissing = ({ code }: Failure): boolean => MISSING.has(code);

/** Whether a bill may still change by itself. */
export const isOpen = (bill: Pick<BillDetail, 'status'> | undefined): boolean =>
  bill?.status === BILL_STATUS.inProgress;

/** Loads a bill, and again and again as long as it is under way and somebody looks. Returns the way to stop. */
export function watchBill(billNo: string, { bills, clock, visibility, onSettled }: Collaborators): () => void {
  const bill = bills.bill(billNo);
  if (billNo === '') {
    bill.fail({ code: 'ORDER_NOT_FOUND' });
    return () => {};
  }
  const look = async () => {
    if (bill.isLoading) return;
    const wasOpen = isOpen(bill.value);
    await bill.reload();
    if (wasOpen && !isOpen(bill.value)) onSettled();
  };
  void look();
  return runWhileSeen({ clock, visibility }, ASK_EVERY, () => {
    if (isOpen(bill.value)) void look();
  });
}
