export { AREA_CODES, findAreaCode, isAreaCode, MAINLAND_AREA_CODE, type Area, type AreaCode } from './area-codes.ts';
export { checkPhone, type PhoneIssue } from './checkPhone.ts';
export { toE164 } from './toE164.ts';
