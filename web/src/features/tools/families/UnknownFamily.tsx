import { mdiToolboxOutline } from '@mdi/js';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** Whether a family could not be read because there is none with this id for the payer. */
export const isUnknownFamily = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.code === 'family-not-found';

/** Takes the place of a family that does not exist, or of which the payer sees no size. */
export const UnknownFamily = () => (
  <>
    <PageTitle hidden>Sizes not found</PageTitle>
    <EmptyState
      icon={mdiToolboxOutline}
      title="We have no such tool in sizes"
      action={<LinkButton to={paths.tools}>See all tools</LinkButton>}
    >
      It is no longer in our catalogue, or its address was mistyped.
    </EmptyState>
  </>
);
