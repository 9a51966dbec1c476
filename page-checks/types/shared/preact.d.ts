// The page is served Preact's own file from this address. `h` is declared more strictly than Preact does, so that names,
// attributes and the elements of events are checked without JSX too.
import type { Attributes, ComponentChildren, ComponentType, JSX, VNode } from "preact";

export { Component, Fragment, render } from "preact";

type Data = { [Name in `data-${string}`]?: string | number | boolean | undefined };

export function h<Name extends keyof JSX.IntrinsicElements>(
  name: Name,
  attributes: (JSX.IntrinsicElements[Name] & Data) | null,
  ...children: ComponentChildren[]
): VNode<any>;
export function h<Props>(
  component: ComponentType<Props>,
  props: (Attributes & { ref?: (instance: any) => void } & Props) | null,
  ...children: ComponentChildren[]
): VNode<any>;
export function h(component: ComponentType<{}>): VNode<any>;
