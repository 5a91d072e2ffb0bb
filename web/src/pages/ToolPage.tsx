import Container from '@mui/material/Container';
import type { Tool } from 'functions/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useParams } from 'react-router-dom';
import { CardGrid } from '../components/CardGrid.tsx';
import { ListError } from '../components/ListError.tsx';
import { lazyComponent } from '../components/lazyComponent.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { Section } from '../components/Section.tsx';
import { useHydrated } from '../components/useHydrated.ts';
import { AskAboutTool } from '../features/inquiries/AskAboutTool.tsx';
import { Breadcrumb } from '../features/tools/catalogue/Breadcrumb.tsx';
import { ToolCard } from '../features/tools/catalogue/ToolCard.tsx';
import {
  ToolPresentation,
  ToolPresentationSkeleton,
} from '../features/tools/catalogue/ToolPresentation.tsx';
import { isUnknownTool, UnknownTool } from '../features/tools/catalogue/UnknownTool.tsx';
import { usePublicTool } from '../features/tools/catalogue/usePublicTool.ts';
import { useRelatedTools } from '../features/tools/catalogue/useRelatedTools.ts';
import { shownMessageOf } from '../messages.ts';
import { hasAccessToken } from '../storedToken.ts';

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

/** Visitors do not load its code. */
const LiveToolUpdates = lazyComponent(() => import('./LiveToolUpdates.tsx'), 'LiveToolUpdates');

/** The served page has no session. */
const ToolUpdates = ({ tool }: { tool: Tool }) => {
  const isHydrated = useHydrated();
  if (!isHydrated || !hasAccessToken()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <LiveToolUpdates tool={tool} />
      </Suspense>
    </ErrorBoundary>
  );
};

export const ToolPage = () => {
  const { id = '' } = useParams();
  const { data: tool, isPending, error, refetch } = usePublicTool(id);
  const unknown = isUnknownTool(error);
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
            <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
          </>
        )}
        {shown && <ToolPresentation tool={shown} />}
        {shown && <AskAboutTool tool={shown} />}
        {shown && <ToolUpdates key={id} tool={shown} />}
      </Container>
      {shown && <RelatedTools id={id} />}
    </>
  );
};
