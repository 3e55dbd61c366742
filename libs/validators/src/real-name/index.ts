export { checkRealName, REAL_NAME_MAX, REAL_NAME_MIN, type RealNameIssue } from './checkRealName.ts';
