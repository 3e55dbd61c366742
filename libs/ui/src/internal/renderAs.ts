import { cloneElement, createElement, type ReactElement } from 'react';
import { classNames } from './classNames.ts';

/** An element that replaces the default one, such as `<Link to="/bills" />` of a router. */
export type RenderElement = ReactElement<object>;

type Props = Record<string, unknown>;

/** Renders `render` with the component's attributes merged under its own, or `fallback` without it. */
export function renderAs(render: RenderElement | undefined, fallback: string, props: Props): ReactElement {
  if (!render) return createElement(fallback, props);
  const own = render.props as Props;
  const className = classNames(props['className'] as string | undefined, own['className'] as string | undefined);
  return cloneElement(render as ReactElement<Props>, { ...props, ...own, className, children: props['children'] });
}
