import Container from '@mui/material/Container';
import type { Tool } from 'functions/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useParams } from 'react-router-dom';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useRelatedTools } from '../../../domain/tool/useRelatedTools.ts';
import { useShownTool, useToolPreview } from '../../../domain/tool/useShownTool.ts';
import { AskAboutTool } from '../../../features/inquiries/AskAboutTool.tsx';
import { ToolCard } from '../../../features/tools/cards/ToolCard.tsx';
import { Breadcrumb } from '../../../features/tools/details/Breadcrumb.tsx';
import {
  ToolPresentation,
  ToolPresentationSkeleton,
} from '../../../features/tools/details/ToolPresentation.tsx';
import { ToolRelations } from '../../../features/tools/details/ToolRelations.tsx';
import { isUnknownTool, UnknownTool } from '../../../features/tools/details/UnknownTool.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { hasAccessToken } from '../../../lib/session/storedToken.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Section } from '../../../ui/layout/Section.tsx';

/** Visitors do not load its code. */
const LiveToolUpdates = lazyComponent(() => import('./LiveToolUpdates.tsx'), 'LiveToolUpdates');

/** Keeps a tool up to date for someone who is signed in. The served page has no session. */
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

const shownTools = 3;

/** Other tools of the same category. Shows nothing if they cannot be read. */
const RelatedTools = ({ id }: { id: string }) => {
  const { data = [] } = useRelatedTools(id);
  const orderable = useOrderRefusal() === null;
  if (data.length === 0) return null;
  return (
    <Section title="Related tools">
      <CardGrid>
        {data.slice(0, shownTools).map((tool) => (
          <ToolCard key={tool._id} tool={tool} heading="h3" orderable={orderable} />
        ))}
      </CardGrid>
    </Section>
  );
};

export const toolPageSpacing = { py: { xs: 2, md: 3 } };

export const ToolPage = () => {
  const { id = '' } = useParams();
  const { data: tool, isPending, error, refetch } = useShownTool(id);
  const preview = useToolPreview(id);
  const unknown = isUnknownTool(error);
  const shownTool = unknown ? undefined : tool;
  return (
    <>
      <Container sx={toolPageSpacing}>
        <Breadcrumb current={shownTool?.toolName ?? preview?.name ?? 'Tool'} />
        {isPending && <ToolPresentationSkeleton {...(preview && { preview })} />}
        {unknown && <UnknownTool />}
        {error && !unknown && (
          <>
            {!shownTool && <PageTitle hidden>Tool</PageTitle>}
            <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
          </>
        )}
        {shownTool && <ToolPresentation tool={shownTool} />}
        {shownTool && <AskAboutTool tool={shownTool} />}
        {shownTool && <ToolUpdates key={id} tool={shownTool} />}
      </Container>
      {shownTool && <ToolRelations tool={shownTool} />}
      {shownTool && <RelatedTools id={id} />}
    </>
  );
};
