/** A wrong field, group of controls, or row that opens a choice. */
const WRONG = '[aria-invalid="true"], fieldset[data-invalid], button:has([role="alert"])';

/** Moves the focus to the first wrong field of a form. Call it after React has drawn the errors. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>(WRONG);
    const control = wrong?.matches('fieldset') ? wrong.querySelector('button') : wrong;
    control?.focus();
  });
}
