import { mdiEmailOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { compactMail, mailColumns } from './mailColumns.tsx';
import type { useMails } from './useMails.ts';

interface MailListProps {
  list: ReturnType<typeof useMails>;
  isFiltered: boolean;
  /** Whether the shop sends mails; undefined while that is unknown. */
  sends: boolean | undefined;
}

const nameOf = ({ subject }: { subject: string }) => subject;

const NotSending = () => (
  <Alert severity="warning">
    The shop has no mail server: mails wait here until its functions get an SMTP address. Those that
    wait for more than 3 days are not sent.
  </Alert>
);

const Empty = ({ isFiltered }: Pick<MailListProps, 'isFiltered'>) => (
  <EmptyState icon={mdiEmailOutline} title={isFiltered ? 'No mail in this state' : 'No mails yet'}>
    What the shop sends to customers and to itself appears here.
  </EmptyState>
);

/** The list of mails: loading, failed, empty or shown. Says so if none are being sent. */
export const MailList = ({ list, isFiltered, sends }: MailListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the mails" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      {sends === false && <NotSending />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && !hasNextPage && <Empty isFiltered={isFiltered} />}
      {data && data.length > 0 && (
        <DataList
          label="Mails"
          rows={data}
          columns={mailColumns}
          compact={compactMail}
          nameOf={nameOf}
        />
      )}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
