/** Functions that run in a page, and so use nothing outside themselves. */

/** The paths of all classes, functions and properties of a page, such as `['URL', 'parse']`. */
export const apisInPage = (): string[][] =>
  Object.getOwnPropertyNames(globalThis).flatMap((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(globalThis, name)?.value;
    if (typeof value !== 'function') return [[name]];
    const { prototype } = value;
    const own = Object.getOwnPropertyNames(value).map((member) => [name, member]);
    const inherited = prototype ? Object.getOwnPropertyNames(prototype) : [];
    return [[name], ...own, ...inherited.map((member) => [name, 'prototype', member])];
  });

/** Removes APIs from a page, before its scripts run. */
export const removeApis = (paths: string[][]): void => {
  const isHolder = (value: unknown): value is object => value === Object(value);
  const holderOf = (path: string[]): unknown =>
    path.slice(0, -1).reduce<unknown>((holder, name) => {
      // Prototypes have getters that only work on instances.
      const property = isHolder(holder) ? Object.getOwnPropertyDescriptor(holder, name) : undefined;
      return property?.value;
    }, globalThis);
  // Members first: afterwards their class may be missing.
  for (const path of [...paths].sort((one, other) => other.length - one.length)) {
    const holder = holderOf(path);
    if (isHolder(holder)) Reflect.deleteProperty(holder, path.at(-1) ?? '');
  }
};
