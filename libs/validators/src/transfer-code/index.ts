export { parseTransferCode, TRANSFER_CODE_PREFIX, type TransferCodeIssue } from './parseTransferCode.ts';
export type { TransferRequest, TransferTarget } from './transfer-fields.ts';
export { writeTransferCode } from './writeTransferCode.ts';
