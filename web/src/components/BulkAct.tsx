import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConfirmList } from './ConfirmList.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { Settled } from './settleEach.ts';
import type { useFocusKeeper } from './useFocusKeeper.ts';
import type { RowSelection } from './useSelection.ts';

/** What an act on several rows is called. */
export interface BulkTexts<Item> {
  act: string;
  question: (count: number) => string;
  /** What the list of names is called. */
  listLabel: string;
  nameOf: (item: Item) => string;
}

interface BulkActProps<Item> {
  texts: BulkTexts<Item>;
  selection: RowSelection;
  /** Those that are selected. */
  items: Item[];
  busy: boolean;
  onConfirm: (items: Item[]) => Promise<Settled<Item>>;
  focus: Pick<ReturnType<typeof useFocusKeeper>, 'remember' | 'restore'>;
}

/** Does something to all selected rows once it is confirmed; what failed stays selected. */
export const BulkAct = <Item extends { _id: string }>({
  texts: { act, question, listLabel, nameOf },
  selection,
  items,
  busy,
  onConfirm,
  focus,
}: BulkActProps<Item>) => {
  const [asked, setAsked] = useState<Item[]>([]);
  const [open, setOpen] = useState(false);
  const ask = () => {
    focus.remember();
    setAsked(items);
    setOpen(true);
  };
  const confirm = async () => {
    const { failed } = await onConfirm(asked);
    selection.keep(failed.map(({ item }) => item._id));
    setOpen(false);
  };
  return (
    <>
      <SelectionBar
        count={items.length}
        act={act}
        busy={busy}
        onAct={ask}
        onClear={selection.clear}
      />
      <ConfirmDialog
        question={question(asked.length)}
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        onClosed={focus.restore}
        onConfirm={() => void confirm()}
      >
        <ConfirmList
          label={listLabel}
          names={asked.map((item) => ({ id: item._id, name: nameOf(item) }))}
        />
      </ConfirmDialog>
    </>
  );
};
