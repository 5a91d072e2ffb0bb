import type { Builtin, Builtins } from '../builtins/builtin.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from '../builtins/collections.ts';
import { math } from '../builtins/math.ts';
import { bytesMethods, hashing, stringMethods } from '../builtins/text/text.ts';
import { duration, durationMethods } from '../builtins/types/duration.ts';
import { latlng, latlngMethods } from '../builtins/types/latlng.ts';
import { pathMethods } from '../builtins/types/path.ts';
import { timestamp, timestampMethods } from '../builtins/types/timestamp.ts';
import type { TypeName } from '../language/values.ts';

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
  const matches = Object.entries(methods).filter(([, table]) => Object.hasOwn(table, name));
  return new Map(matches.map(([type, table]) => [type as TypeName, table[name] as Builtin]));
};
