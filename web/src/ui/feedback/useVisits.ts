import { useState } from 'react';

/** The state of a dialog that is new each time it opens: `visit` is its key, and 0 before that. */
export const useVisits = () => {
  const [visit, setVisit] = useState(0);
  const [open, setOpen] = useState(false);
  const start = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return { visit, start, dialog: { open, onClose: () => setOpen(false) } };
};
