import { mdiEmailOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
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
export const MailList = ({ list, isFiltered, sends }: MailListProps) => (
  <PagedList
    list={list}
    loading="Loading the mails"
    notice={sends === false && <NotSending />}
    empty={!list.hasNextPage && <Empty isFiltered={isFiltered} />}
  >
    {(rows) =>
      rows.length > 0 && (
        <DataList
          label="Mails"
          rows={rows}
          columns={mailColumns}
          compact={compactMail}
          nameOf={nameOf}
        />
      )
    }
  </PagedList>
);
