export { checkUserNumber, USER_NUMBER_MAX, USER_NUMBER_MIN, type UserNumberIssue } from './checkUserNumber.ts';
