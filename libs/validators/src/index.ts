export {
  accept,
  refuse,
  type Accepted,
  type Checked,
  type Issue,
  type IssueParams,
  type NoParams,
  type Refused,
} from './checked/checked.ts';
export { ISSUE_CODES, type IssueCode, type ValidationIssue } from './issue-codes.ts';
export * from './account-id/index.ts';
export * from './address/index.ts';
export * from './amount/index.ts';
export * from './contact-remark/index.ts';
export * from './digits/index.ts';
export * from './display-text/index.ts';
export * from './email/index.ts';
export * from './id-number/index.ts';
export * from './login-identifier/index.ts';
export * from './login-password/index.ts';
export * from './mask/index.ts';
export * from './nickname/index.ts';
export * from './payment-password/index.ts';
export * from './payment-text/index.ts';
export * from './phone/index.ts';
export * from './real-name/index.ts';
export * from './redirect-path/index.ts';
export * from './scanned-text/index.ts';
export * from './transfer-code/index.ts';
export * from './user-number/index.ts';
export * from './verification-code/index.ts';
