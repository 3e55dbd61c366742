export { ACCOUNT_ID_MAX, ACCOUNT_ID_MIN, checkAccountId, type AccountIdIssue } from './checkAccountId.ts';
