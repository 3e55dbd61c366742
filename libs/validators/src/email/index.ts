export { checkEmail, type EmailIssue } from './checkEmail.ts';
