import Alert from '@mui/material/Alert';
import { apiRoutes } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { mailList } from '../../../features/mails/mailList.tsx';
import { ResendFailed } from '../../../features/mails/ResendFailed.tsx';
import { useMailStatus } from '../../../features/mails/useMails.ts';

/** Says that no mails are sent, where the shop has no mail server. */
const NotSending = () => {
  const { data: status } = useMailStatus();
  return (
    status?.sends === false && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        The shop has no mail server: mails wait here until its functions get an SMTP address. Those
        that wait for more than 3 days are not sent.
      </Alert>
    )
  );
};

/** The mails that the shop sends, newest first, or those that the filter in the URL selects. */
export const MailsPage = () => {
  const [period, choosePeriod] = usePeriod();
  return (
    <ListPage
      kind={mailList}
      notice={({ filter }) => (
        <>
          {filter === 'failed' && (
            <Allowed call={apiRoutes.resendFailedMails}>
              <ResendFailed period={period} onChange={choosePeriod} />
            </Allowed>
          )}
          <NotSending />
        </>
      )}
    />
  );
};
