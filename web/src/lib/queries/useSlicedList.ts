import { useDeferredValue } from 'react';

interface List<Rows> {
  data: Rows | undefined;
  isPending: boolean;
}

/**
 * The state of a list whose rows render in slices, between which the browser reacts: on a phone,
 * 50 rows in one task blocked it for a second, and the longest slice takes a fifth of that.
 */
export const useSlicedList = <Rows>({ data, isPending }: List<Rows>): List<Rows> => {
  const rows = useDeferredValue(data);
  return { data: rows, isPending: isPending || (data !== undefined && rows === undefined) };
};
