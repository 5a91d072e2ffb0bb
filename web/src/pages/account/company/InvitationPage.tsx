import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type InvitationPreview, maskedEmail } from 'functions/contract';
import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useInvitationPreview } from '../../../features/companies/data/useInvitation.ts';
import { InvitationCard } from '../../../features/companies/invitation/InvitationCard.tsx';
import { InvitationProblem } from '../../../features/companies/invitation/InvitationProblem.tsx';
import {
  incompleteLink,
  invitationProblemOf,
} from '../../../features/companies/invitation/invitationProblems.ts';
import { OtherAccount } from '../../../features/companies/invitation/OtherAccount.tsx';
import { VerificationHelp } from '../../../features/session/email/VerificationHelp.tsx';
import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useIsPrerendered } from '../../../lib/browser/useHydrated.ts';
import { paths } from '../../../lib/router/paths.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { useInvitationAnswer } from './useInvitationAnswer.ts';

/** Leads a visitor to the login and the registration, which lead back here. */
const SignInLinks = ({ invited }: { invited: string }) => {
  const state = { from: useLocation() };
  return (
    <>
      <Typography>
        {`To accept it, log in or create an account with the address ${invited}.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={paths.login} state={state} variant="contained">
          Login
        </Button>
        <Button component={Link} to={paths.register} state={state} variant="outlined">
          Create an account
        </Button>
      </Box>
    </>
  );
};

interface AnswerProps {
  token: string;
  preview: InvitationPreview;
  user: SessionUser;
}

/** Lets the account that is signed in accept, or says why it cannot. */
const Answer = ({ token, preview, user }: AnswerProps) => {
  const answer = useInvitationAnswer(token, user.uid);
  const signOut = useSignOut();
  const location = useLocation();
  const email = user.email ?? '';
  const isOther = answer.isOtherAccount || maskedEmail(email.toLowerCase()) !== preview.email;
  const ended = invitationProblemOf(answer.problem);
  if (ended) return <InvitationProblem {...ended} isSignedIn />;
  if (isOther) {
    return (
      <InvitationCard preview={preview}>
        <OtherAccount
          email={email}
          invited={preview.email}
          onSignOut={() => void signOut(location)}
        />
      </InvitationCard>
    );
  }
  return (
    <InvitationCard preview={preview}>
      {user.emailVerified ? (
        <div>
          <Button
            variant="contained"
            size="large"
            loading={answer.busy}
            onClick={() => void answer.accept()}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {`Accept as ${email}`}
          </Button>
          <FormFailureText>{answer.message}</FormFailureText>
        </div>
      ) : (
        <div>
          <Typography sx={{ mb: 1 }}>To accept it, verify your e-mail address first.</Typography>
          <VerificationHelp user={user} then="You can accept the invitation now." />
        </div>
      )}
    </InvitationCard>
  );
};

const Loading = () => (
  <Skeleton variant="rounded" height={260} aria-label="Loading the invitation" />
);

const Invitation = ({ token }: { token: string }) => {
  const session = useSession();
  const { data: preview, error, refetch } = useInvitationPreview(token);
  const isSignedIn = session.status === 'signedIn';
  const problem = token === '' ? incompleteLink : invitationProblemOf(error);
  if (problem) return <InvitationProblem {...problem} isSignedIn={isSignedIn} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (!preview || session.status === 'loading') return <Loading />;
  if (isSignedIn) return <Answer token={token} preview={preview} user={session.user} />;
  return (
    <InvitationCard preview={preview}>
      <SignInLinks invited={preview.email} />
    </InvitationCard>
  );
};

const tokenIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** Where the link in the mail of an invitation leads. The token is in the fragment. */
export const InvitationPage = () => {
  const token = tokenIn(useLocation().hash);
  const isPrerendered = useIsPrerendered();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle sx={{ fontSize: '1.75rem', mb: 3 }}>Invitation</PageTitle>
      {isPrerendered ? <Loading /> : <Invitation key={token} token={token} />}
    </Container>
  );
};
