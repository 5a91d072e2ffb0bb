import type { TypeName } from '../values.ts';
import type { Builtin, Builtins } from './builtin.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collections.ts';
import { duration, durationMethods } from './duration.ts';
import { latlng, latlngMethods } from './latlng.ts';
import { math } from './math.ts';
import { pathMethods } from './path.ts';
import { bytesMethods, hashing, stringMethods } from './text.ts';
import { timestamp, timestampMethods } from './timestamp.ts';

/** The function packages, such as math. */
export const namespaces: Readonly<Record<string, Builtins>> = {
  duration,
  hashing,
  latlng,
  math,
  timestamp,
};

const methods: Readonly<Partial<Record<TypeName, Builtins>>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  map: mapMethods,
  mapdiff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

/** The methods with a name, by receiver type; empty when no type has one. */
export const methodsNamed = (name: string): ReadonlyMap<TypeName, Builtin> => {
  const found = Object.entries(methods).filter(([, table]) => Object.hasOwn(table, name));
  return new Map(found.map(([type, table]) => [type as TypeName, table[name] as Builtin]));
};
