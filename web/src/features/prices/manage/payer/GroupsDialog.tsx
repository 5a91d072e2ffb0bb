import Typography from '@mui/material/Typography';
import { counted, type GroupReference, limits } from 'functions/contract';
import { useState } from 'react';
import { ActionDialog } from '../../../../ui/inputs/forms/ActionDialog.tsx';
import { GroupChoices } from './GroupChoices.tsx';

interface GroupsDialogProps {
  groups: readonly GroupReference[];
  open: boolean;
  /** Resolves to a notice of what it did. */
  onSave: (groups: string[]) => Promise<string>;
  onClose: () => void;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

/** Chooses the groups of a customer. */
export const GroupsDialog = ({ groups, open, onSave, onClose }: GroupsDialogProps) => {
  const before = groups.map(({ _id }) => _id);
  const [chosen, setChosen] = useState(before);
  return (
    <ActionDialog
      question="Groups of this customer"
      labels={{ confirm: `Save ${counted(chosen.length, 'group')}` }}
      color="primary"
      open={open}
      disabled={isSame(before, chosen)}
      onSend={() => onSave(chosen)}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {`The price lists of a group apply to its customers. At most ${limits.groupsOfCustomer} groups.`}
      </Typography>
      <GroupChoices chosen={chosen} onChange={setChosen} />
    </ActionDialog>
  );
};
