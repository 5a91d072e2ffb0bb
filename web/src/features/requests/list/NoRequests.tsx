import { mdiCheckDecagramOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { RequestFilter } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

interface NoRequestsProps {
  filter: RequestFilter;
  /** Whether the member approves the orders of others. */
  approves: boolean;
}

const titleOf = ({ filter, approves }: NoRequestsProps): string => {
  if (filter === 'pending') {
    return approves ? 'Nothing waits for approval' : 'None of your orders waits for approval';
  }
  return 'No requests for approval';
};

const adviceOf = ({ approves }: NoRequestsProps): string =>
  approves
    ? 'Orders that a rule of the company matches appear here, so that you can approve them.'
    : 'An order that a rule of the company matches can be sent for approval at the checkout.';

/** Says why the list of requests is empty. */
export const NoRequests = (props: NoRequestsProps) => (
  <EmptyState
    icon={mdiCheckDecagramOutline}
    title={titleOf(props)}
    action={
      <Button component={Link} to={paths.tools} variant="contained">
        See our tools
      </Button>
    }
  >
    {adviceOf(props)}
  </EmptyState>
);

/** The page of someone who buys for no company. */
export const NoCompanyChosen = () => (
  <EmptyState
    icon={mdiCheckDecagramOutline}
    title="You are buying for yourself"
    action={
      <Button component={Link} to={paths.myOrders} variant="contained">
        See my orders
      </Button>
    }
  >
    Your own orders need no approval. Choose a company in the menu to see its requests.
  </EmptyState>
);
