import Container from '@mui/material/Container';
import type { Tool } from 'functions/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { usePublicTool } from '../../../domain/tool/usePublicTool.ts';
import { useRelatedTools } from '../../../domain/tool/useRelatedTools.ts';
import { AskAboutTool } from '../../../features/inquiries/AskAboutTool.tsx';
import { ToolCard } from '../../../features/tools/cards/ToolCard.tsx';
import { Breadcrumb } from '../../../features/tools/details/Breadcrumb.tsx';
import {
  ToolPresentation,
  ToolPresentationSkeleton,
} from '../../../features/tools/details/ToolPresentation.tsx';
import { isUnknownTool, UnknownTool } from '../../../features/tools/details/UnknownTool.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { hasAccessToken } from '../../../lib/storage/storedToken.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Section } from '../../../ui/layout/Section.tsx';

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
