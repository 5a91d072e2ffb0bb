import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { useFocusRestore } from '../../../../lib/browser/useFocusRestore.ts';
import type { BulkResult } from '../../../../lib/queries/runBulk.ts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
import { TextList } from '../../../../ui/feedback/TextList.tsx';
import { SelectionBar } from '../../../../ui/lists/selection/SelectionBar.tsx';
import type { RowSelection } from '../../../../ui/lists/selection/useSelection.ts';

/** The labels of an action on several rows. */
export interface BulkTexts<Item> {
  action: string;
  question: (count: number) => string;
  /** The label of the confirmation: `Delete 3 tools`. */
  confirm: (count: number) => string;
  /** The label of the list of names. */
  listLabel: string;
  nameOf: (item: Item) => string;
}

interface BulkActionProps<Item> {
  texts: BulkTexts<Item>;
  selection: RowSelection;
  /** The selected items. */
  items: Item[];
  onConfirm: (items: Item[]) => Promise<BulkResult<Item>>;
  focus: Pick<ReturnType<typeof useFocusRestore>, 'remember' | 'restore'>;
  /** Other actions on the selected items, before it. */
  children?: ReactNode;
}

/** Runs an action on all selected rows after a confirmation. Rows that fail stay selected. */
export const BulkAction = <Item extends { _id: string }>({
  texts: { action, question, confirm: deed, listLabel, nameOf },
  selection,
  items,
  onConfirm,
  focus,
  children,
}: BulkActionProps<Item>) => {
  const [targets, setTargets] = useState<Item[]>([]);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const openDialog = () => {
    focus.remember();
    setTargets(items);
    setOpen(true);
  };
  const confirm = async () => {
    setBusy(true);
    const { failed } = await onConfirm(targets);
    setBusy(false);
    selection.retain(failed.map(({ item }) => item._id));
    setOpen(false);
  };
  return (
    <>
      <SelectionBar selection={selection}>
        {children}
        <Button color="error" variant="contained" loading={busy} onClick={openDialog}>
          {action}
        </Button>
      </SelectionBar>
      <ConfirmDialog
        question={question(targets.length)}
        labels={{ confirm: deed(targets.length) }}
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        onClosed={focus.restore}
        onConfirm={confirm}
      >
        <TextList label={listLabel} texts={targets.map(nameOf)} />
      </ConfirmDialog>
    </>
  );
};
