import { mdiToolboxOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, useParams } from 'react-router-dom';
import { ApiProblem } from '../apiProblem.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Breadcrumb } from '../features/tools/catalogue/Breadcrumb.tsx';
import { MoreTools } from '../features/tools/catalogue/MoreTools.tsx';
import {
  ToolPresentation,
  ToolPresentationSkeleton,
} from '../features/tools/catalogue/ToolPresentation.tsx';
import { usePublicTool } from '../features/tools/catalogue/usePublicTool.ts';
import { messageOf } from '../messages.ts';
import { paths } from '../paths.ts';

export const toolPageSpacing = { py: { xs: 2, md: 3 } };

const UnknownTool = () => (
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

const isUnknown = (error: Error | null) =>
  error instanceof ApiProblem && error.code === 'tool-not-found';

export const ToolPage = () => {
  const { id = '' } = useParams();
  const { data: tool, isPending, error, refetch } = usePublicTool(id);
  const unknown = isUnknown(error);
  const shown = unknown ? undefined : tool;
  return (
    <>
      <Container sx={toolPageSpacing}>
        <Breadcrumb current={shown?.toolName ?? 'Tool'} />
        {isPending && <ToolPresentationSkeleton />}
        {unknown && <UnknownTool />}
        {error && !unknown && (
          <>
            {!shown && <PageTitle hidden>Tool</PageTitle>}
            <ListError message={messageOf(error)} onRetry={() => void refetch()} />
          </>
        )}
        {shown && <ToolPresentation tool={shown} />}
      </Container>
      {!isPending && <MoreTools besides={id} />}
    </>
  );
};
