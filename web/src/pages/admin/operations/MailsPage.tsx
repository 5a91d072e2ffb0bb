import { ListPage } from '../../../domain/list/ListPage.tsx';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { mailList } from '../../../features/mails/mailList.tsx';
import { NotSending } from '../../../features/mails/NotSending.tsx';
import { ResendFailed } from '../../../features/mails/ResendFailed.tsx';

/** The mails that the shop sends, newest first, or those that the filter in the URL selects. */
export const MailsPage = () => {
  const [period, choosePeriod] = usePeriod();
  return (
    <ListPage
      kind={mailList}
      notice={({ filter }) => (
        <>
          {filter === 'failed' && <ResendFailed period={period} onChange={choosePeriod} />}
          <NotSending />
        </>
      )}
    />
  );
};
