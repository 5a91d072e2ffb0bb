import Box from '@mui/material/Box';
import type { Tool } from 'functions/contract';
import { useEffect, useRef } from 'react';
import { CardGrid } from '../../../components/CardGrid.tsx';
import { ToolCard } from './ToolCard.tsx';

/** The cards of the first row, whose pictures do not wait. */
const firstRow = 3;

interface ToolGridProps {
  tools: Tool[];
  /** Whether they are about to be replaced by others. */
  isOutdated: boolean;
  /** The tool at this place takes the focus when it arrives: it was asked for. */
  focusAt: number | null;
  onFocus: () => void;
}

export const ToolGrid = ({ tools, isOutdated, focusAt, onFocus }: ToolGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const asked = focusAt !== null && focusAt < tools.length ? focusAt : null;
  useEffect(() => {
    if (asked === null) return;
    const card = grid.current?.querySelectorAll('article')[asked];
    card?.querySelector('a')?.focus({ preventScroll: true });
    onFocus();
  }, [asked, onFocus]);
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
