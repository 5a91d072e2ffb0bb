/**
 * A Date whose present is shifted by some milliseconds. Dates of a given time, timers and
 * `performance.now()` stay as they are.
 */
export const shiftedDate = (real: DateConstructor, shiftMs: () => number): DateConstructor => {
  const now = () => real.now() + shiftMs();
  return new Proxy(real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};
