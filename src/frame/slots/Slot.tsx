import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import type { WithDefault } from './slots';

interface Props<P extends object> {
  /** The component that the resource has for this slot, from `slotComponent`. */
  component: ComponentType<P & WithDefault> | undefined;
  /** The props of the component, but for `Default`. */
  props: P;
  /** Rendered while the code of the component loads; without it, the nearest `Suspense` above waits. */
  fallback?: ReactNode;
  /** The generated part: rendered without a component, and by the component's `Default`. */
  children?: ReactNode;
}

/** Renders the component that a resource has for a slot, or else the generated part (`children`). `slots.ts` explains slots. */
export function Slot<P extends object>({ component, props, fallback, children }: Props<P>) {
  if (!component) return children;
  const slot = (
    <FilledSlot component={component} props={props}>
      {children}
    </FilledSlot>
  );
  return fallback === undefined ? slot : <Suspense fallback={fallback}>{slot}</Suspense>;
}

/** Each slot has its own context and `Default`, so that a slot inside another renders its own generated part. */
function createDefault() {
  const Generated = createContext<ReactNode>(null);
  return { Generated, Default: () => useContext(Generated) };
}

function FilledSlot<P extends object>({ component: Component, props, children }: Props<P> & { component: ComponentType<P & WithDefault> }) {
  // Made once: a new `Default` at each render would remount what it renders.
  const [{ Generated, Default }] = useState(createDefault);
  return (
    <Generated.Provider value={children}>
      <Component {...props} Default={Default} />
    </Generated.Provider>
  );
}
