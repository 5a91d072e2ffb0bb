import { mdiEmailRemoveOutline } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import { apiRoutes, canResend, type Mail } from 'functions/contract';
import {
  type StaffDocumentKind,
  StaffDocumentPage,
} from '../../../domain/document/StaffDocumentPage.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { MailDetails } from '../../../features/mails/MailDetails.tsx';
import { deliveryStatusChips } from '../../../features/mails/mailTexts.ts';
import { SendAgain } from '../../../features/mails/SendAgain.tsx';
import { useMail } from '../../../features/mails/useMails.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';

const kind: StaffDocumentKind<Mail> = {
  name: 'mail',
  plural: 'mails',
  icon: mdiEmailRemoveOutline,
  advice: 'It was deleted, or its address was mistyped.',
  list: furtherPaths.mail,
  useDocument: useMail,
  titleOf: ({ message }) => message.subject,
  chipOf: ({ delivery }) => deliveryStatusChips[delivery.status],
};

/** A mail of the outbox: its content, and how its delivery went. */
export const MailPage = () => (
  <StaffDocumentPage
    kind={kind}
    actions={(mail) =>
      canResend(mail.delivery.status) && (
        <Allowed call={apiRoutes.resendMail}>
          <SendAgain mail={mail} />
        </Allowed>
      )
    }
    skeleton={
      <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the mail" />
    }
  >
    {(mail) => <MailDetails mail={mail} />}
  </StaffDocumentPage>
);
