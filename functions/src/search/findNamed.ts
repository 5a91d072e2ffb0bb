import { type CatalogueIndex, nameKeyOf } from './catalogueIndex.ts';

/** The id of a tool, or null if several have the same name. */
type Owners = Map<string, string | null>;

const ownersOf = ({ tools }: Pick<CatalogueIndex, 'tools'>, keys: ReadonlySet<string>): Owners => {
  const owners: Owners = new Map();
  for (const { id, nameKey, entry } of tools.values()) {
    if (!entry.isHidden && keys.has(nameKey)) owners.set(nameKey, owners.has(nameKey) ? null : id);
  }
  return owners;
};

/**
 * The ids of the tools with exactly these names, by name. Case, accents and punctuation do not
 * matter. A name that several tools have finds none of them, and a hidden tool is not found.
 */
export const findNamed = (
  index: Pick<CatalogueIndex, 'tools'>,
  names: readonly string[],
): Map<string, string> => {
  const keys = new Set(names.map(nameKeyOf));
  keys.delete('');
  const owners = ownersOf(index, keys);
  return new Map(
    names.flatMap((name) => {
      const id = owners.get(nameKeyOf(name));
      return id ? [[name, id]] : [];
    }),
  );
};
