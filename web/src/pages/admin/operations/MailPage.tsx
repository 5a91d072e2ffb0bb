import { mdiEmailRemoveOutline } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import { canResend } from 'functions/contract';
import { useParams } from 'react-router-dom';
import type { DocumentKind } from '../../../domain/document/DocumentFailure.tsx';
import { DocumentHeading } from '../../../domain/document/DocumentHeading.tsx';
import { DocumentPage } from '../../../domain/document/DocumentPage.tsx';
import { MailDetails } from '../../../features/mails/MailDetails.tsx';
import { deliveryStatusChips } from '../../../features/mails/mailTexts.ts';
import { SendAgain } from '../../../features/mails/SendAgain.tsx';
import { useMail } from '../../../features/mails/useMails.ts';
import { paths } from '../../../lib/router/paths.ts';

const kind: DocumentKind = {
  noun: 'mail',
  icon: mdiEmailRemoveOutline,
  missing: 'mail-not-found',
  advice: 'It was deleted, or its address was mistyped.',
  others: { to: paths.mail, label: 'See all mails' },
};

/** A mail of the outbox: its content, and how its delivery went. */
export const MailPage = () => {
  const { id = '' } = useParams();
  const query = useMail(id);
  const mail = query.data;
  return (
    <DocumentPage
      kind={kind}
      query={query}
      heading={
        <DocumentHeading
          back={{ to: paths.mail, label: 'All mails' }}
          title={mail?.message.subject ?? 'Mail'}
          chip={mail && deliveryStatusChips[mail.delivery.status]}
          actions={mail && canResend(mail.delivery.status) && <SendAgain mail={mail} />}
        />
      }
      skeleton={
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the mail" />
      }
    >
      {(mail) => <MailDetails mail={mail} />}
    </DocumentPage>
  );
};
