import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import {
  ReceivablesBoard,
  ReceivablesSkeleton,
} from '../../../features/receivables/ReceivablesBoard.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { AccountExports } from './AccountExports.tsx';

const { receivables } = apiRoutes;

/** The amounts due and to refund, refetched whenever they are shown. */
const useReceivables = () =>
  useQuery({
    queryKey: ['receivables'],
    queryFn: ({ signal }) => callApi(receivables, { signal }),
  });

/** The amounts due, by age and by customer. */
export const ReceivablesPage = () => {
  const { data, isPending, error, refetch } = useReceivables();
  return (
    <Stack spacing={3}>
      <PageTitle>Receivables</PageTitle>
      {isPending && <ReceivablesSkeleton />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && <ReceivablesBoard receivables={data} />}
      {!isPending && <AccountExports />}
    </Stack>
  );
};
