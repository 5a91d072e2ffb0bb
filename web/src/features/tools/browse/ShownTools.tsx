import Box from '@mui/material/Box';
import type { CatalogueTool } from 'functions/contract';
import { Suspense, useEffect, useRef } from 'react';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { ToolCard } from '../cards/ToolCard.tsx';
import { CompareBar } from '../compare/CompareBar.tsx';
import { ToolExtras } from '../extras/ToolExtras.tsx';
import { FamilyCard } from '../families/FamilyCard.tsx';
import { ToolList } from './list/ToolList.tsx';
import type { CatalogueView } from './useCatalogueView.ts';

/** Few payers cannot order, so that the catalogue loads this on demand. */
const OrderingNotice = lazyComponent(
  () => import('../../../domain/company/OrderingNotice.tsx'),
  'OrderingNotice',
);

/** The cards of the first row load their pictures at once. */
const firstRow = 3;

interface ShownToolsProps {
  tools: CatalogueTool[];
  view: CatalogueView;
  /** The payer as whom staff see them. */
  previewed?: string | undefined;
  /** Whether newer results are loading. */
  isOutdated: boolean;
  /** The position of the tool that takes the focus once it is shown. */
  focusAt: number | null;
  onFocus: () => void;
}

const Cards = ({ tools, orderable }: { tools: CatalogueTool[]; orderable: boolean }) => (
  <CardGrid>
    {tools.map((tool, index) =>
      tool.family ? (
        <FamilyCard key={tool._id} family={tool.family} tool={tool} lazy={index >= firstRow} />
      ) : (
        <ToolCard
          key={tool._id}
          tool={tool}
          heading="h2"
          lazy={index >= firstRow}
          orderable={orderable}
        >
          <ToolExtras tool={tool} orderable={orderable} />
        </ToolCard>
      ),
    )}
  </CardGrid>
);

/** Tools as cards or in a compact list. */
export const ShownTools = ({
  tools,
  view,
  previewed,
  isOutdated,
  focusAt,
  onFocus,
}: ShownToolsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const refusal = useOrderRefusal();
  const refused = previewed === undefined ? refusal : null;
  const orderable = refused === null;
  const focused = focusAt !== null && focusAt < tools.length ? focusAt : null;
  useEffect(() => {
    if (focused === null) return;
    const tool = list.current?.querySelectorAll('article')[focused];
    tool?.querySelector('a')?.focus({ preventScroll: true });
    onFocus();
  }, [focused, onFocus]);
  return (
    <>
      {refused && (
        <Suspense fallback={null}>
          <OrderingNotice ordering={{ refused }} />
        </Suspense>
      )}
      {previewed === undefined && <CompareBar />}
      <Box ref={list} aria-busy={isOutdated} sx={{ opacity: isOutdated ? 0.5 : 1 }}>
        {view === 'grid' ? (
          <Cards tools={tools} orderable={orderable} />
        ) : (
          <ToolList tools={tools} previewed={previewed} orderable={orderable} />
        )}
      </Box>
    </>
  );
};
