import { startTransition, useEffect, useState } from 'react';
import type { Identified } from '../rows/dataListProps.ts';

type Ids = ReadonlySet<string>;

/** A slice renders, is laid out and is painted in less than 50 ms on a slow phone. */
export const sliceSize = 5;

const none: Ids = new Set();

/** The ids of the rows that are drawn already, and of the next slice. */
const withNextSlice = (rows: readonly Identified[], drawn: Ids): Ids => {
  const ids = rows.map(({ _id }) => _id);
  const undrawn = ids.filter((id) => !drawn.has(id));
  return new Set([...ids.filter((id) => drawn.has(id)), ...undrawn.slice(0, sliceSize)]);
};

/**
 * The ids of the rows to draw now. A list of one slice is drawn at once. The first render of a
 * longer one draws no row, and each commit is followed by another slice, in tasks between which the
 * browser paints and reacts. Rows that are drawn stay, so a changed list draws only what is new.
 */
export const useSlices = (rows: readonly Identified[]): Ids => {
  const [drawn, setDrawn] = useState(rows.length > sliceSize ? null : none);
  const shown = drawn ? withNextSlice(rows, drawn) : none;
  useEffect(() => {
    if (drawn && [...shown].every((id) => drawn.has(id))) return;
    startTransition(() => setDrawn(shown));
  });
  return shown;
};
