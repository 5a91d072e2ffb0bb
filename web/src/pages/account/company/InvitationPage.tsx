import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { type InvitationPreview, maskedEmail } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import {
  type InvitationKey,
  useInvitationPreview,
  useOwnInvitations,
} from '../../../features/companies/data/useInvitation.ts';
import { DeclineInvitation } from '../../../features/companies/invitation/DeclineInvitation.tsx';
import { InvitationCard } from '../../../features/companies/invitation/InvitationCard.tsx';
import { InvitationProblem } from '../../../features/companies/invitation/InvitationProblem.tsx';
import {
  incompleteLink,
  invitationProblemOf,
  noInvitation,
} from '../../../features/companies/invitation/invitationProblems.ts';
import { OtherAccount } from '../../../features/companies/invitation/OtherAccount.tsx';
import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useIsPrerendered } from '../../../lib/browser/useHydrated.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { SignInLinks, tokenIn, Unverified } from '../invitationParts.tsx';
import { useInvitationAnswer } from './useInvitationAnswer.ts';

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;

interface AnswerProps {
  invitation: InvitationKey;
  preview: InvitationPreview;
  user: SessionUser;
}

/** Lets the account that is signed in accept, or says why it cannot. */
const Answer = ({ invitation, preview, user }: AnswerProps) => {
  const answer = useInvitationAnswer(invitation, user.uid);
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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              variant="contained"
              size="large"
              loading={answer.busy}
              onClick={() => void answer.accept()}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {`Accept as ${email}`}
            </Button>
            {'id' in invitation && (
              <DeclineInvitation
                id={invitation.id}
                companyName={preview.companyName}
                uid={user.uid}
              />
            )}
          </Box>
          <FormFailureText>{answer.message}</FormFailureText>
        </div>
      ) : (
        <Unverified user={user} />
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
  const problem = invitationProblemOf(error);
  if (problem) return <InvitationProblem {...problem} isSignedIn={isSignedIn} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (!preview || session.status === 'loading') return <Loading />;
  if (isSignedIn) return <Answer invitation={{ token }} preview={preview} user={session.user} />;
  return (
    <InvitationCard preview={preview}>
      <SignInLinks invited={preview.email} />
    </InvitationCard>
  );
};

/** The invitations to the address of the account, for one who comes without a link. */
const OwnInvitations = ({ user }: { user: SessionUser }) => {
  const { data: invitations, error, refetch } = useOwnInvitations(user);
  if (!user.emailVerified) return <Unverified user={user} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (!invitations) return <Loading />;
  if (invitations.length === 0) return <InvitationProblem {...noInvitation} isSignedIn />;
  return (
    <Box component="ul" aria-label="Your invitations" sx={list}>
      {invitations.map(({ _id: id, ...preview }) => (
        <li key={id}>
          <Answer invitation={{ id }} preview={preview} user={user} />
        </li>
      ))}
    </Box>
  );
};

const WithoutLink = () => {
  const session = useSession();
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signedIn') return <OwnInvitations user={session.user} />;
  return <InvitationProblem {...incompleteLink} isSignedIn={false} />;
};

const Shown = ({ token }: { token: string }) =>
  token === '' ? <WithoutLink /> : <Invitation key={token} token={token} />;

/**
 * Where the link in the mail of an invitation leads, with the token in the fragment; without one, the
 * invitations to the address of the account.
 */
export const InvitationPage = () => {
  const token = tokenIn(useLocation().hash);
  const isPrerendered = useIsPrerendered();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle sx={{ fontSize: '1.75rem', mb: 3 }}>Invitation</PageTitle>
      {isPrerendered ? <Loading /> : <Shown token={token} />}
    </Container>
  );
};
