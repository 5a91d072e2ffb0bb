import { useState } from 'react';

/** Mounts a dialog from its opening until it has closed, so that its code loads with the opening. */
export const useMountedDialog = () => {
  const [isOpen, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  return {
    isMounted,
    open: () => {
      setMounted(true);
      setOpen(true);
    },
    props: {
      open: isOpen,
      onClose: () => setOpen(false),
      onClosed: () => setMounted(false),
    },
  };
};
