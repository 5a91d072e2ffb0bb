/** The selected rows of a list. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row toggled last: a range starts there. */
  anchor: string | null;
}

/** The most rows that are selected at a time: one step then changes them all. */
export const maxSelected = 500;

export const emptySelection: Selection = { ids: new Set(), anchor: null };

/** How much of a list is selected. */
export const extentOf = ({ ids }: Selection, listed: string[]): 'none' | 'some' | 'all' => {
  if (ids.size === 0) return 'none';
  return listed.slice(0, maxSelected).every((id) => ids.has(id)) ? 'all' : 'some';
};

const rangeOf = (listed: string[], from: string | null, to: string): string[] => {
  const start = from === null ? -1 : listed.indexOf(from);
  const end = listed.indexOf(to);
  if (start < 0) return [to];
  return listed.slice(Math.min(start, end), Math.max(start, end) + 1);
};

const withEach = (ids: ReadonlySet<string>, changed: string[], selected: boolean) => {
  const set = new Set(ids);
  for (const id of changed) {
    if (!selected) set.delete(id);
    else if (set.size < maxSelected) set.add(id);
  }
  return set;
};

/** Selects or deselects a row. */
export const toggleOne = ({ ids }: Selection, id: string): Selection => ({
  ids: withEach(ids, [id], !ids.has(id)),
  anchor: id,
});

/** Toggles a row, and gives all rows from the anchor the same state. */
export const toggleRange = (
  { ids, anchor }: Selection,
  id: string,
  listed: string[],
): Selection => ({
  ids: withEach(ids, rangeOf(listed, anchor, id), !ids.has(id)),
  anchor: id,
});

/** Selects all rows, or the first of very many. */
export const selectAll = (listed: string[]): Selection => ({
  ids: new Set(listed.slice(0, maxSelected)),
  anchor: null,
});

/** Selects all rows, or deselects them if all are selected. */
export const toggleAll = (selection: Selection, listed: string[]): Selection =>
  extentOf(selection, listed) === 'all' ? emptySelection : selectAll(listed);

/** Deselects all rows except the given ones. Returns the same object if nothing changes. */
export const retain = (selection: Selection, retained: Iterable<string>): Selection => {
  const set = new Set(retained);
  const ids = [...selection.ids].filter((id) => set.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
};
