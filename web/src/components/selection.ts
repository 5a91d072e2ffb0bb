/** Which rows of a list are selected. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was selected or let go last: a range begins there. */
  anchor: string | null;
}

export const emptySelection: Selection = { ids: new Set(), anchor: null };

/** How much of a list is selected. */
export const extentOf = ({ ids }: Selection, listed: string[]): 'none' | 'some' | 'all' => {
  if (ids.size === 0) return 'none';
  return listed.every((id) => ids.has(id)) ? 'all' : 'some';
};

const rangeOf = (listed: string[], from: string | null, to: string): string[] => {
  const start = from === null ? -1 : listed.indexOf(from);
  const end = listed.indexOf(to);
  if (start < 0) return [to];
  return listed.slice(Math.min(start, end), Math.max(start, end) + 1);
};

const withEach = (ids: ReadonlySet<string>, changed: string[], selected: boolean) => {
  const set = new Set(ids);
  for (const id of changed) selected ? set.add(id) : set.delete(id);
  return set;
};

/** Selects a row, or lets it go. */
export const toggleOne = ({ ids }: Selection, id: string): Selection => ({
  ids: withEach(ids, [id], !ids.has(id)),
  anchor: id,
});

/** Does to all rows from the anchor to this one what toggling does to this one. */
export const toggleRange = (
  { ids, anchor }: Selection,
  id: string,
  listed: string[],
): Selection => ({
  ids: withEach(ids, rangeOf(listed, anchor, id), !ids.has(id)),
  anchor: id,
});

/** Selects every row that is listed, or none where all are. */
export const toggleAll = (selection: Selection, listed: string[]): Selection =>
  extentOf(selection, listed) === 'all' ? emptySelection : { ids: new Set(listed), anchor: null };

/** Lets go what is not among these; the selection itself where nothing changes. */
export const retain = (selection: Selection, kept: Iterable<string>): Selection => {
  const among = new Set(kept);
  const ids = [...selection.ids].filter((id) => among.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
};
