/** The routes of a page that is no entity, made from its declaration and its behaviour. */
import type { FreePage } from '#define';
import type { PageBehaviour } from './behaviourTypes';
import { documentedOf, expressPath, type Route } from './route';
import type { Store } from './rowStore';

/** A call without behaviour has no route: `checkPages` refuses it. */
export function pageRoutes({ reads, writes }: FreePage, behaviour: PageBehaviour, store: Store): Route[] {
  return Object.entries({ ...reads, ...writes }).flatMap(([name, call]) => {
    const told = behaviour[name];
    if (!told) return [];
    const { answer, open } = typeof told === 'function' ? { answer: told, open: false } : told;
    const route: Route = {
      method: call.method,
      path: expressPath(call),
      documented: documentedOf(call),
      answer: asked => ({ body: answer(asked, store) }),
    };
    return [open ? { ...route, open } : route];
  });
}
