import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ErrorLine } from '../field/ErrorLine.tsx';

/** Props of a form's error. */
export interface FormErrorProps extends HTMLAttributes<HTMLSpanElement> {
  /** What is wrong and what to do about it. Without it nothing shows. */
  children?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** What is wrong with a form as a whole, above its button. Screen readers announce it at once. */
export function FormError({ children, ...rest }: FormErrorProps) {
  return children ? (
    <span {...rest} role="alert">
      <ErrorLine>{children}</ErrorLine>
    </span>
  ) : null;
}
