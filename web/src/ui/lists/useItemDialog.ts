import { useCallback, useState } from 'react';
import { useFocusRestore } from '../../lib/browser/useFocusRestore.ts';

/**
 * The item that a dialog of a list is about, with another `visit` each time it opens, and the state
 * of the dialog. Set `ref` on the list's element, to restore the focus in it. `choose` stays the
 * same, so that no row renders again while a dialog opens and closes.
 */
export const useItemDialog = <Item>() => {
  const [chosen, setChosen] = useState<{ item: Item; visit: number } | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const { remember, restore } = focus;
  const choose = useCallback(
    (item: Item) => {
      remember();
      setChosen((before) => ({ item, visit: (before?.visit ?? 0) + 1 }));
      setOpen(true);
    },
    [remember],
  );
  return {
    ref,
    focus,
    chosen,
    choose,
    dialog: { open, onClose: () => setOpen(false), onClosed: restore },
  };
};
