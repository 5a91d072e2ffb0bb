import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { limits } from 'functions/contract';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { furtherPaths } from '../../../../lib/router/furtherPaths.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { useCustomerGroups } from '../data/useCustomerGroups.ts';

const max = limits.groupsOfCustomer;

export interface GroupChoicesProps {
  /** The ids of the chosen groups. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Checkboxes for the groups of a customer. */
export const GroupChoices = ({ chosen, onChange }: GroupChoicesProps) => {
  const { data: groups, error, isPending, refetch } = useCustomerGroups();
  if (isPending) return <Skeleton variant="rounded" height={160} aria-label="Loading the groups" />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (groups.length === 0) {
    return (
      <Typography>
        {'There are no groups yet. '}
        <Link component={RouterLink} to={furtherPaths.customerGroups}>
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

/** The groups in which a new customer gets agreed prices. */
export const AgreedGroups = (props: GroupChoicesProps) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        Groups with agreed prices
      </Typography>
      <GroupChoices {...props} />
    </Box>
  );
};
