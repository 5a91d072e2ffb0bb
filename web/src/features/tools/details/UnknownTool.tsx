import { mdiToolboxOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

/** Whether a tool could not be read because there is none with this id, or no longer. */
export const isUnknownTool = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.code === 'tool-not-found';

/** Takes the place of a tool that does not exist. */
export const UnknownTool = () => (
  <>
    <PageTitle hidden>Tool not found</PageTitle>
    <EmptyState
      icon={mdiToolboxOutline}
      title="We have no such tool"
      action={
        <Button component={Link} to={paths.tools} variant="contained">
          See all tools
        </Button>
      }
    >
      It is no longer in our catalogue, or its address was mistyped.
    </EmptyState>
  </>
);
