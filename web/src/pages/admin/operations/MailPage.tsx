import Skeleton from '@mui/material/Skeleton';
import { canResend, type Mail } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { MailDetails } from '../../../features/mails/MailDetails.tsx';
import { MailFailure } from '../../../features/mails/MailFailure.tsx';
import { SendAgain } from '../../../features/mails/SendAgain.tsx';
import { useMail, useSendAgain } from '../../../features/mails/useMails.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';

const Loaded = ({ mail }: { mail: Mail }) => {
  const { mutateAsync, isPending } = useSendAgain(mail._id);
  const sendAgain = async () => {
    try {
      await mutateAsync();
      enqueueSnackbar('The mail is on its way again', { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  return (
    <MailDetails
      mail={mail}
      action={
        canResend(mail.delivery.state) && (
          <SendAgain mail={mail} busy={isPending} onConfirm={sendAgain} />
        )
      }
    />
  );
};

/** A mail of the outbox: its content, and how its delivery went. */
export const MailPage = () => {
  const { id = '' } = useParams();
  const { data: mail, error, refetch } = useMail(id);
  return (
    <>
      <BackLink to={paths.mail}>All mails</BackLink>
      {!mail && <PageTitle sx={{ mb: 2.5 }}>Mail</PageTitle>}
      {mail && <Loaded mail={mail} />}
      {!mail && !error && (
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the mail" />
      )}
      {error && <MailFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
};
