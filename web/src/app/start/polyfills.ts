/**
 * The functions that the app uses and that its oldest browsers lack, see `oldestBrowsers`. They are
 * here, rather than in a package, because a package is twenty times as large: it repeats each
 * detail of the standards, such as array-likes and subclasses.
 */
type Functions = Record<string, (this: never, ...args: never[]) => unknown>;

/** Defines what is missing, so that loops do not see it, as for native functions. */
const define = (target: object, functions: Functions): void => {
  for (const [name, value] of Object.entries(functions)) {
    if (Reflect.get(target, name)) continue;
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
};

const hexadecimal = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Also missing where a page is opened over plain http, except at localhost. */
define(globalThis.crypto ?? {}, {
  /** A random UUID, version 4: https://www.rfc-editor.org/rfc/rfc9562#section-5.4 */
  randomUUID: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const [version = 0, variant = 0] = [bytes[6], bytes[8]];
    bytes[6] = (version & 0x0f) | 0x40;
    bytes[8] = (variant & 0x3f) | 0x80;
    const digits = Array.from(bytes, hexadecimal).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  },
});

const parseUrl = (url: string | URL, base?: string | URL): URL | null => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};

define(URL, {
  parse: parseUrl,
  canParse: (url: string | URL, base?: string | URL) => parseUrl(url, base) !== null,
});

define(Map, {
  groupBy: <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
    const groups = new Map<Key, Item[]>();
    let at = 0;
    for (const item of items) {
      const key = keyOf(item, at++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  },
});

define(Array.prototype, {
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
});

define(String.prototype, {
  toWellFormed(this: string) {
    return this.replace(/\p{Surrogate}/gu, '\ufffd');
  },
});
