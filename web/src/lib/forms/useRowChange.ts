import { useEffect, useState } from 'react';

interface RowChange {
  /** For screen readers. */
  announcement: string;
  /** The id of the element to focus. */
  focusId: string;
}

/**
 * After a change of a form's rows, focuses an element by its id, and announces what has changed.
 */
export const useRowChange = () => {
  const [change, setChange] = useState<RowChange>({ announcement: '', focusId: '' });
  useEffect(() => document.getElementById(change.focusId)?.focus(), [change]);
  return {
    announcement: change.announcement,
    announce: (announcement: string, focusId: string) => setChange({ announcement, focusId }),
  };
};
