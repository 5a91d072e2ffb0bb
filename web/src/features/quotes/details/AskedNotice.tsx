import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { OrderRequest } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';

interface AskedNoticeProps {
  request: Pick<OrderRequest, '_id' | 'number' | 'requester'>;
  /** The uid of the account that looks at the quote. */
  me: string;
}

/** Says that a member has asked for the approval to accept an offer, and leads to the request. */
export const AskedNotice = ({ request: { _id, number, requester }, me }: AskedNoticeProps) => (
  <Alert
    severity="info"
    role="status"
    sx={{ overflowWrap: 'anywhere' }}
    action={
      <Button component={Link} to={paths.approval.href(_id)} color="inherit">
        See the request
      </Button>
    }
  >
    <AlertTitle>The acceptance waits for approval</AlertTitle>
    {`${requester.uid === me ? 'You have' : `${requester.name} has`} sent request ${number}.`}
  </Alert>
);
