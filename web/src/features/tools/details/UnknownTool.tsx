import { mdiToolboxOutline } from '@mdi/js';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { usePayer, visitor } from '../../../lib/session/payer.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** Whether a tool could not be read because there is none with this id, or no longer. */
export const isUnknownTool = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.code === 'tool-not-found';

const visitorsText = 'It is no longer in our catalogue, or its address was mistyped.';
const payersText =
  'It is no longer in our catalogue, it is not in the assortment that we have agreed with you, or its address was mistyped.';

/** Takes the place of a tool that does not exist, or that the payer does not see. */
export const UnknownTool = () => {
  const payer = usePayer();
  return (
    <>
      <PageTitle hidden>Tool not found</PageTitle>
      <EmptyState
        icon={mdiToolboxOutline}
        title="We have no such tool"
        action={<LinkButton to={paths.tools}>See all tools</LinkButton>}
      >
        {payer === null || payer === visitor ? visitorsText : payersText}
      </EmptyState>
    </>
  );
};
