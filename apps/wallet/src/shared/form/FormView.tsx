import type { ReactNode } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

interface FormViewProps {
  form: { submit: () => Promise<boolean> };
  onDone: () => void;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The fields of a form. A wrong one gets the focus when somebody submits it. */
export function FormView({ form, onDone, label, className, children }: FormViewProps) {
  return (
    <form
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = event.currentTarget;
        void form.submit().then((done) => (done ? onDone() : focusFirstInvalid(fields)));
      }}
    >
      {children}
    </form>
  );
}
