export { ageOn } from './ageOn.ts';
export {
  checkIdNumber,
  ID_NUMBER_MIN_AGE,
  type IdNumber,
  type IdNumberIssue,
  type IdNumberOptions,
} from './checkIdNumber.ts';
export { readBirthDate } from './readBirthDate.ts';
