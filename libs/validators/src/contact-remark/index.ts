export { checkContactRemark, CONTACT_REMARK_MAX, type ContactRemarkIssue } from './checkContactRemark.ts';
