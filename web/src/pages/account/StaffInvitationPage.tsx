import { mdiEmailOffOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { maskedEmail, type StaffInvitationPreview } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { type PropsWithChildren, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { formatDate } from '../../domain/time/dates.ts';
import { OtherAccount } from '../../features/companies/invitation/OtherAccount.tsx';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import {
  useStaffAcceptance,
  useStaffInvitationPreview,
} from '../../features/staff/data/useStaffInvitations.ts';
import {
  type StaffInvitationProblem,
  staffInvitationProblemOf,
  unknownStaffInvitation,
} from '../../features/staff/invitations/staffInvitationProblems.ts';
import { messageOf, shownMessageOf } from '../../lib/api/messages.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import { firebaseUser } from '../../lib/session/firebaseUser.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { FormFailureText } from '../../ui/inputs/forms/FormFailureText.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { SignInLinks, tokenIn, Unverified } from './invitationParts.tsx';

const Problem = ({ title, text }: StaffInvitationProblem) => (
  <EmptyState
    icon={mdiEmailOffOutline}
    title={title}
    action={<LinkButton to={paths.home}>Go to the shop</LinkButton>}
  >
    {text}
  </EmptyState>
);

const Loading = () => (
  <Skeleton variant="rounded" height={260} aria-label="Loading the invitation" />
);

interface CardProps {
  preview: StaffInvitationPreview;
}

/** Who invites whom to which roles. Its children lead on. */
const Card = ({
  preview: { roles, invitedBy, email, expiresAt },
  children,
}: PropsWithChildren<CardProps>) => (
  <Paper
    variant="outlined"
    sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}
  >
    <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
      Work for the shop
    </Typography>
    <Typography>{`${invitedBy} invites ${email} to the staff, as ${roles.join(', ')}.`}</Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      {`The invitation is valid until ${formatDate(expiresAt)}.`}
    </Typography>
    {children}
  </Paper>
);

/** Accepts the invitation; the next token of the account has its roles. */
const useAccepting = (token: string, uid: string) => {
  const accept = useStaffAcceptance(token);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const start = async () => {
    setFailure(null);
    setBusy(true);
    try {
      await accept(undefined);
      await (await firebaseUser(uid)).getIdToken(true);
      enqueueSnackbar('You are one of the staff now', { variant: 'success' });
      await navigate(paths.dashboard, { replace: true });
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return { start, failure, busy };
};

const Answer = ({ token, preview, user }: CardProps & { token: string; user: SessionUser }) => {
  const { start, failure, busy } = useAccepting(token, user.uid);
  const signOut = useSignOut();
  const location = useLocation();
  const email = user.email ?? '';
  const problem = staffInvitationProblemOf(failure);
  if (problem) return <Problem {...problem} />;
  if (maskedEmail(email.toLowerCase()) !== preview.email) {
    return (
      <Card preview={preview}>
        <OtherAccount
          email={email}
          invited={preview.email}
          onSignOut={() => void signOut(location)}
        />
      </Card>
    );
  }
  return (
    <Card preview={preview}>
      {user.emailVerified ? (
        <div>
          <Button
            variant="contained"
            size="large"
            loading={busy}
            onClick={() => void start()}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {`Accept as ${email}`}
          </Button>
          <FormFailureText>{failure ? messageOf(failure) : ''}</FormFailureText>
        </div>
      ) : (
        <Unverified user={user} />
      )}
    </Card>
  );
};

const Invitation = ({ token }: { token: string }) => {
  const session = useSession();
  const { data: preview, error, refetch } = useStaffInvitationPreview(token);
  const problem = token === '' ? unknownStaffInvitation : staffInvitationProblemOf(error);
  if (problem) return <Problem {...problem} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (!preview || session.status === 'loading') return <Loading />;
  if (session.status === 'signedIn') {
    return <Answer token={token} preview={preview} user={session.user} />;
  }
  return (
    <Card preview={preview}>
      <SignInLinks invited={preview.email} />
    </Card>
  );
};

/** Where the link in the mail of an invitation to the staff leads, with the token in the fragment. */
export const StaffInvitationPage = () => {
  const token = tokenIn(useLocation().hash);
  const isPrerendered = useIsPrerendered();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle sx={{ fontSize: '1.75rem', mb: 3 }}>Invitation</PageTitle>
      {isPrerendered ? <Loading /> : <Invitation key={token} token={token} />}
    </Container>
  );
};
