import { mdiCheckDecagramOutline } from '@mdi/js';
import type { RequestFilter } from 'functions/contract';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

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
    action={<LinkButton to={paths.tools}>See our tools</LinkButton>}
  >
    {adviceOf(props)}
  </EmptyState>
);

/** The page of someone who buys for no company. */
export const NoCompanyChosen = () => (
  <EmptyState
    icon={mdiCheckDecagramOutline}
    title="You are buying for yourself"
    action={<LinkButton to={paths.myOrders}>See my orders</LinkButton>}
  >
    Your own orders need no approval. Choose a company in the menu to see its requests.
  </EmptyState>
);
