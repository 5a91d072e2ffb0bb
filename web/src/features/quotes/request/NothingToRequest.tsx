import { mdiFileDocumentOutline } from '@mdi/js';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

export const NothingToRequest = () => (
  <EmptyState
    icon={mdiFileDocumentOutline}
    title="Your cart is empty"
    action={<LinkButton to={paths.tools}>Browse the tools</LinkButton>}
  >
    Put the tools that you need into the cart and come back, or ask on the page of a tool.
  </EmptyState>
);
