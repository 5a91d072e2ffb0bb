import { mdiAccountArrowRight } from '@mdi/js';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { HandledKind } from 'functions/contract';
import { useId, useState } from 'react';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { notifyOutcome } from '../../lib/queries/notifyOutcome.ts';
import { runBulk } from '../../lib/queries/runBulk.ts';
import type { RowSelection } from '../../ui/lists/selection/useSelection.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { useAssign, useStaff } from './useHandling.ts';

export interface AssignMenuProps {
  kind: HandledKind;
  /** The selected documents. */
  documents: readonly { _id: string; name: string }[];
  selection: Pick<RowSelection, 'retain'>;
}

interface Choice {
  uid: string | null;
  name: string;
}

const StaffItems = ({ onChoose }: { onChoose: (choice: Choice) => void }) => {
  const { data, error, refetch } = useStaff();
  if (error) {
    return (
      <MenuItem onClick={() => void refetch()} sx={{ whiteSpace: 'normal' }}>
        {`${shownMessageOf(error)} Try again`}
      </MenuItem>
    );
  }
  if (!data) return <MenuItem disabled>Loading the staff</MenuItem>;
  const choices: Choice[] = [...data, { uid: null, name: 'Nobody' }];
  return choices.map((choice) => (
    <MenuItem key={choice.uid} onClick={() => onChoose(choice)} sx={{ minHeight: 44 }}>
      {choice.name}
    </MenuItem>
  ));
};

/** Assigns the selected rows to someone of the staff. Rows that fail stay selected. */
export const AssignMenu = ({ kind, documents, selection }: AssignMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const menuId = useId();
  const assign = useAssign(kind);
  const choose = async ({ uid, name }: Choice) => {
    setAnchor(null);
    setBusy(true);
    const outcome = await runBulk(documents, ({ _id: id }) => assign({ id, assignee: uid }));
    setBusy(false);
    const words = { noun: kind, ...(kind === 'inquiry' && { plural: 'inquiries' }) };
    notifyOutcome(outcome, {
      ...words,
      done: `assigned to ${uid === null ? 'nobody' : name}`,
      nameOf: (one) => one.name,
    });
    selection.retain(outcome.failed.map(({ item }) => item._id));
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={busy}
        startIcon={<Icon path={mdiAccountArrowRight} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Assign
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {anchor !== null && <StaffItems onChoose={(choice) => void choose(choice)} />}
      </Menu>
    </>
  );
};
