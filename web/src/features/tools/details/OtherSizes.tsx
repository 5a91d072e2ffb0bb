import Box from '@mui/material/Box';
import type { Tool } from 'functions/contract';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';

/** Few tools are sizes of a family. */
const SizeStrip = lazyComponent(() => import('../families/SizeStrip.tsx'), 'SizeStrip');

/** As high as the link and the sizes, so that the page does not move when they appear. */
const height = 104;

/** The other sizes of a tool, if it is one of a family. */
export const OtherSizes = ({ tool: { _id, familyId } }: { tool: Tool }) => {
  const isHydrated = useHydrated();
  if (familyId === undefined) return null;
  return (
    <Box sx={{ minHeight: height, mb: 1 }}>
      {isHydrated && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SizeStrip familyId={familyId} toolId={_id} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
};
