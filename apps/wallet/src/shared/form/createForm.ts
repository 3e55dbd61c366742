import { issueMessage } from '../../i18n/issueMessages.ts';
import { type WordedForm, type WordedKind, wordForm } from './wordForm.ts';

export { fault, type FieldFault, type RefusalFields, type WordedForm } from './wordForm.ts';

/** A form with the words for every issue. The login has its own, so that it loads no others. */
export const createForm = <Values extends object, Ready extends Record<keyof Values, unknown>, Output>(
  kind: WordedKind<Values, Ready, Output>,
): WordedForm<Values, Ready, Output> => wordForm(issueMessage, kind);
