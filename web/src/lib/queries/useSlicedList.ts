import { useDeferredValue } from 'react';

interface List<Rows> {
  data: Rows | undefined;
  isPending: boolean;
}

interface SlicedList<Rows> extends List<Rows> {
  /** A new skeleton when the data are there: a notice that comes with them moves no element. */
  skeletonKey: string;
}

/**
 * The state of a list whose rows render in slices, between which the browser reacts: on a phone,
 * 50 rows in one task blocked it for a second, and the longest slice takes a fifth of that.
 */
export const useSlicedList = <Rows>({ data, isPending }: List<Rows>): SlicedList<Rows> => {
  const rows = useDeferredValue(data);
  const isRendering = data !== undefined && rows === undefined;
  return {
    data: rows,
    isPending: isPending || isRendering,
    skeletonKey: isRendering ? 'rendering' : 'loading',
  };
};
