import { mdiToolboxOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, useParams } from 'react-router-dom';
import { ApiProblem } from '../apiProblem.ts';
import { CardGrid } from '../components/CardGrid.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Section } from '../components/Section.tsx';
import { Breadcrumb } from '../features/tools/catalogue/Breadcrumb.tsx';
import { ToolCard } from '../features/tools/catalogue/ToolCard.tsx';
import {
  ToolPresentation,
  ToolPresentationSkeleton,
} from '../features/tools/catalogue/ToolPresentation.tsx';
import { usePublicTool } from '../features/tools/catalogue/usePublicTool.ts';
import { useRelatedTools } from '../features/tools/catalogue/useRelatedTools.ts';
import { messageOf } from '../messages.ts';
import { paths } from '../paths.ts';

export const toolPageSpacing = { py: { xs: 2, md: 3 } };

const shownTools = 3;

/** Other tools of the same category. Shows nothing if they cannot be read. */
const RelatedTools = ({ id }: { id: string }) => {
  const { data = [] } = useRelatedTools(id);
  if (data.length === 0) return null;
  return (
    <Section title="Related tools">
      <CardGrid>
        {data.slice(0, shownTools).map((tool) => (
          <ToolCard key={tool._id} tool={tool} heading="h3" />
        ))}
      </CardGrid>
    </Section>
  );
};

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
      {shown && <RelatedTools id={id} />}
    </>
  );
};
