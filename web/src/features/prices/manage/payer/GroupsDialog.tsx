import Typography from '@mui/material/Typography';
import { type GroupReference, limits } from 'functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
import { GroupChoices } from './GroupChoices.tsx';

interface GroupsDialogProps {
  groups: readonly GroupReference[];
  open: boolean;
  /** Resolves to why the groups were not changed, or null. */
  onSave: (groups: string[]) => Promise<string | null>;
  onClose: () => void;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

/** Chooses the groups of a customer. */
export const GroupsDialog = ({ groups, open, onSave, onClose }: GroupsDialogProps) => {
  const before = groups.map(({ _id }) => _id);
  const [chosen, setChosen] = useState(before);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    const failure = await onSave(chosen);
    setBusy(false);
    setProblem(failure);
    if (failure === null) onClose();
  };
  return (
    <ConfirmDialog
      question="Groups of this customer"
      labels={{ confirm: 'Save', close: 'Close' }}
      color="primary"
      open={open}
      busy={busy}
      disabled={isSame(before, chosen)}
      onConfirm={save}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {`The price lists of a group apply to its customers. At most ${limits.groupsOfCustomer} groups.`}
      </Typography>
      <GroupChoices chosen={chosen} onChange={setChosen} />
      {problem && (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </ConfirmDialog>
  );
};
