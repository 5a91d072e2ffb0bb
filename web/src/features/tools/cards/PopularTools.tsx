import Typography from '@mui/material/Typography';
import type { Tool } from 'functions/contract';
import { useDeferredValue } from 'react';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { CardSkeletons } from '../../../ui/layout/CardSkeletons.tsx';
import { ToolCard } from './ToolCard.tsx';

interface PopularToolsProps {
  list: { data: Tool[] | undefined; error: Error | null; refetch: () => unknown };
  count: number;
  /** Whether the payer can order them. */
  orderable?: boolean;
}

const cardHeight = 564;

/** The tools on the home page: loading, failed, empty or shown. */
export const PopularTools = ({ list, count, orderable = true }: PopularToolsProps) => {
  const { error, refetch } = list;
  const data = useDeferredValue(list.data);
  if (data?.length === 0)
    return <Typography>No tools are on sale right now. Please come back soon.</Typography>;
  if (data) {
    return (
      <CardGrid>
        {data.map((tool) => (
          <ToolCard key={tool._id} tool={tool} heading="h3" orderable={orderable} />
        ))}
      </CardGrid>
    );
  }
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return <CardSkeletons label="Loading the tools" count={count} height={cardHeight} />;
};
