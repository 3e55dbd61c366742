import { forwardRef, version, type ReactNode, type Ref } from 'react';

type Component = (props: never) => ReactNode;

/** Whether the page runs an older React than the kit is written for. */
export const isBelow19 = version < '19';

/** Gives a component its `ref` as a prop, as React 19 does. The build of the package puts it around every component. */
export function withRef<C extends Component>(component: C): C {
  if (!isBelow19) return component;
  const render = component as unknown as (props: object) => ReactNode;
  const forwarded = forwardRef((props: object, ref: Ref<unknown>) => render({ ...props, ref }));
  return forwarded as unknown as C;
}
