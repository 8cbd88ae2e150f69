/** Shifts the browser's clock for `new Date()`, `Date()` and `Date.now()`. Timers are not affected. @param offset in milliseconds. */
export function shiftTime(offset: number): void {
  if (!offset) return;
  const real = Date;
  const now = () => real.now() + offset;
  globalThis.Date = new Proxy(real, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
