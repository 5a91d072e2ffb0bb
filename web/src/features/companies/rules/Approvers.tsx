import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { roleName } from 'functions/contract';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import type { useApprovers } from '../data/useCompany.ts';

/** The members who can approve orders. */
export const Approvers = ({
  approvers: { data, error, isPending, refetch },
}: {
  approvers: ReturnType<typeof useApprovers>;
}) => (
  <>
    {isPending && <Skeleton height={32} width={240} aria-label="Loading the approvers" />}
    <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
    {data && (
      <Box component="ul" aria-label="Approvers" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {data.map(({ uid, name, role }) => (
          <li key={uid}>{`${name} (${roleName(role)})`}</li>
        ))}
      </Box>
    )}
  </>
);
