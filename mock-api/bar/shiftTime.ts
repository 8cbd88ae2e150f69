/**
 * Shifts the browser's time, so that "today" is another day: of `Date` without arguments and `Date.now()`, from here on.
 * Timers run as they do.
 */
export function shiftTime(ahead: number): void {
  if (!ahead) return;
  const real = Date;
  const now = () => real.now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (target, args, made) => Reflect.construct(target, args.length ? args : [now()], made),
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
