/** The routes of a page that is no entity, from its declaration and its behaviour. */
import type { FreePage } from '#define';
import type { PageBehaviour } from './behaviourTypes';
import { documentedOf, expressPath, type Route } from './route';
import type { Store } from './rowStore';

/** A call without behaviour has no route; `checkResources` reports it. The calls of a page without an address are open to every role: other screens send them. */
export function pageRoutes({ name: page, path, reads, writes }: FreePage, behaviour: PageBehaviour, store: Store): Route[] {
  return Object.entries({ ...reads, ...writes }).flatMap(([name, call]) => {
    const entry = behaviour[name];
    if (!entry) return [];
    const { answer, open } = typeof entry === 'function' ? { answer: entry, open: false } : entry;
    const route: Route = {
      method: call.method,
      path: expressPath(call),
      documented: documentedOf(call),
      ...(path ? { needs: { name: page, action: name in reads ? 'show' : 'edit' } } : {}),
      answer: request => ({ body: answer(request, store) }),
    };
    return [open ? { ...route, open } : route];
  });
}
