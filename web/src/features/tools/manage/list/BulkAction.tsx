import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { useFocusRestore } from '../../../../lib/browser/useFocusRestore.ts';
import type { BulkResult } from '../../../../lib/queries/runBulk.ts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
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

interface NameListProps {
  label: string;
  names: { id: string; name: string }[];
}

const NameList = ({ label, names }: NameListProps) => (
  <Box tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 320, overflowY: 'auto' }}>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {names.map(({ id, name }) => (
        <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
          {name}
        </Typography>
      ))}
    </Box>
  </Box>
);

interface BulkActionProps<Item> {
  texts: BulkTexts<Item>;
  selection: RowSelection;
  /** The selected items. */
  items: Item[];
  onConfirm: (items: Item[]) => Promise<BulkResult<Item>>;
  focus: Pick<ReturnType<typeof useFocusRestore>, 'remember' | 'restore'>;
}

/** Runs an action on all selected rows after a confirmation. Rows that fail stay selected. */
export const BulkAction = <Item extends { _id: string }>({
  texts: { action, question, confirm: deed, listLabel, nameOf },
  selection,
  items,
  onConfirm,
  focus,
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
        <NameList
          label={listLabel}
          names={targets.map((item) => ({ id: item._id, name: nameOf(item) }))}
        />
      </ConfirmDialog>
    </>
  );
};
