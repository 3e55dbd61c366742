import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ErrorLine } from '../field/ErrorLine.tsx';

/** Props of a form's error. */
export interface FormErrorProps extends HTMLAttributes<HTMLSpanElement> {
  /** The error, and the way out. Without it nothing shows. */
  children?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Shows the error of a form as a whole, above its button. Screen readers announce it at once. */
export function FormError({ children, ...rest }: FormErrorProps) {
  return children ? (
    <span {...rest} role="alert">
      <ErrorLine>{children}</ErrorLine>
    </span>
  ) : null;
}
