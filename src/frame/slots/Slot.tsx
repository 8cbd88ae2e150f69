import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import type { Wraps } from './slots';

interface InPlaceProps<G extends object> {
  /** The view of the resource's own, as `bespoke` gives it; none where what stands here will do. */
  own: ComponentType<G & Wraps> | undefined;
  /** What this place knows. */
  given: G;
  /** Stands here while the code of the view is on its way; where nothing is said, what is around waits with it. */
  meanwhile?: ReactNode;
  /** What stands here without a view, and what its `Default` renders. */
  children?: ReactNode;
}

/** A place of a generated screen that a resource may fill itself. */
export function Slot<G extends object>({ own, given, meanwhile, children }: InPlaceProps<G>) {
  if (!own) return children;
  const filled = (
    <Filled own={own} given={given}>
      {children}
    </Filled>
  );
  return meanwhile === undefined ? filled : <Suspense fallback={meanwhile}>{filled}</Suspense>;
}

/** A component for each place, so that one view within another renders its own default, and stays the same from render to render. */
function makeDefault() {
  const Standing = createContext<ReactNode>(null);
  const Default = () => useContext(Standing);
  return { Standing, Default };
}

function Filled<G extends object>({
  own: Own,
  given,
  children,
}: Required<Pick<InPlaceProps<G>, 'given'>> & { own: ComponentType<G & Wraps>; children: ReactNode }) {
  const [{ Standing, Default }] = useState(makeDefault);
  return (
    <Standing.Provider value={children}>
      <Own {...given} Default={Default} />
    </Standing.Provider>
  );
}
