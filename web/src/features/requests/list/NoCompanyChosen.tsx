import { mdiCheckDecagramOutline } from '@mdi/js';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

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
