import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type GroupReference, limits } from 'functions/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { useCustomerGroups } from '../data/useCustomerGroups.ts';

interface GroupsDialogProps {
  groups: readonly GroupReference[];
  open: boolean;
  /** Resolves to why the groups were not changed, or null. */
  onSave: (groups: string[]) => Promise<string | null>;
  onClose: () => void;
}

const max = limits.groupsOfCustomer;

interface ChoicesProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const Choices = ({ chosen, onChange }: ChoicesProps) => {
  const { data: groups, error, isPending, refetch } = useCustomerGroups();
  if (isPending) return <Skeleton variant="rounded" height={160} aria-label="Loading the groups" />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (groups.length === 0) {
    return (
      <Typography>
        {'There are no groups yet. '}
        <Link component={RouterLink} to={paths.customerGroups}>
          Create one
        </Link>
      </Typography>
    );
  }
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <FormGroup>
      {groups.map(({ _id, name }) => (
        <FormControlLabel
          key={_id}
          label={name}
          disabled={chosen.length >= max && !chosen.includes(_id)}
          control={<Checkbox checked={chosen.includes(_id)} onChange={() => toggle(_id)} />}
          sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
        />
      ))}
    </FormGroup>
  );
};

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
        {`The price lists of a group apply to its customers. At most ${max} groups.`}
      </Typography>
      <Choices chosen={chosen} onChange={setChosen} />
      {problem && (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </ConfirmDialog>
  );
};
