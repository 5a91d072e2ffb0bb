import Box from '@mui/material/Box';
import type { Tool } from 'functions/contract';
import { useEffect, useRef } from 'react';
import { CardGrid } from '../../../components/CardGrid.tsx';
import { ToolCard } from './ToolCard.tsx';

/** The cards of the first row load their pictures at once. */
const firstRow = 3;

interface ToolGridProps {
  tools: Tool[];
  /** Whether newer results are loading. */
  isOutdated: boolean;
  /** The position of the tool that takes the focus once it is shown. */
  focusAt: number | null;
  onFocus: () => void;
}

export const ToolGrid = ({ tools, isOutdated, focusAt, onFocus }: ToolGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const focused = focusAt !== null && focusAt < tools.length ? focusAt : null;
  useEffect(() => {
    if (focused === null) return;
    const card = grid.current?.querySelectorAll('article')[focused];
    card?.querySelector('a')?.focus({ preventScroll: true });
    onFocus();
  }, [focused, onFocus]);
  return (
    <Box ref={grid} aria-busy={isOutdated} sx={{ opacity: isOutdated ? 0.5 : 1 }}>
      <CardGrid>
        {tools.map((tool, index) => (
          <ToolCard key={tool._id} tool={tool} heading="h2" lazy={index >= firstRow} />
        ))}
      </CardGrid>
    </Box>
  );
};
