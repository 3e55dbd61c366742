import { forwardRef, type ReactNode, type Ref } from 'react';
import { isBelow19 } from './isBelow19.ts';

type Component = (props: never) => ReactNode;

/** Gives a component its `ref` as a prop, as React 19 does. The build of the package puts it around every component. */
export function withRef<C extends Component>(component: C): C {
  if (!isBelow19) return component;
  const render = component as unknown as (props: object) => ReactNode;
  const forwarded = forwardRef((props: object, ref: Ref<unknown>) => render(ref ? { ...props, ref } : props));
  return forwarded as unknown as C;
}
