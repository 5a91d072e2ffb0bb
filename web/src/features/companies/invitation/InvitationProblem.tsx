import { mdiEmailOffOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

interface InvitationProblemProps {
  title: string;
  text: string;
  isSignedIn: boolean;
}

/** An invitation that nobody can accept. */
export const InvitationProblem = ({ title, text, isSignedIn }: InvitationProblemProps) => (
  <EmptyState
    icon={mdiEmailOffOutline}
    title={title}
    action={
      <Button
        component={Link}
        to={isSignedIn ? paths.company.path : paths.home}
        variant="contained"
      >
        {isSignedIn ? 'See your companies' : 'Go to the shop'}
      </Button>
    }
  >
    {text}
  </EmptyState>
);
