import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { canResend, type Mail } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Link, useParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { MailContents } from '../../../features/mails/MailContents.tsx';
import { DeliveryFacts, MailFacts } from '../../../features/mails/MailFacts.tsx';
import { MailFailure } from '../../../features/mails/MailFailure.tsx';
import { MailStateChip } from '../../../features/mails/MailStateChip.tsx';
import { SendAgain } from '../../../features/mails/SendAgain.tsx';
import { useMail, useSendAgain } from '../../../features/mails/useMails.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

const BackLink = () => (
  <Button
    component={Link}
    to={paths.mail}
    color="inherit"
    startIcon={<Icon path={mdiArrowLeft} />}
    sx={{ ml: -2, mb: 0.5 }}
  >
    All mails
  </Button>
);

const heading = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 };

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(260px, 2fr)' },
  maxWidth: 1280,
};

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
    <>
      <Box sx={{ ...heading, maxWidth: 1280 }}>
        <PageTitle>{mail.message.subject}</PageTitle>
        <MailStateChip state={mail.delivery.state} />
        <Box sx={{ flexGrow: 1 }} />
        {canResend(mail.delivery.state) && (
          <SendAgain mail={mail} busy={isPending} onConfirm={sendAgain} />
        )}
      </Box>
      <Box sx={grid}>
        <DetailsCard title="Content">
          <MailContents message={mail.message} />
        </DetailsCard>
        <Stack spacing={{ xs: 2, md: 3 }}>
          <DetailsCard title="Mail">
            <MailFacts mail={mail} />
          </DetailsCard>
          <DetailsCard title="Delivery">
            <DeliveryFacts mail={mail} />
          </DetailsCard>
        </Stack>
      </Box>
    </>
  );
};

/** A mail of the outbox: its content, and how its delivery went. */
export const MailPage = () => {
  const { id = '' } = useParams();
  const { data: mail, error, refetch } = useMail(id);
  return (
    <>
      <BackLink />
      {!mail && <PageTitle sx={{ mb: 2.5 }}>Mail</PageTitle>}
      {mail && <Loaded mail={mail} />}
      {!mail && !error && (
        <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the mail" />
      )}
      {error && <MailFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
};
