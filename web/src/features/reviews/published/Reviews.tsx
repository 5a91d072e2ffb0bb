import type { Review } from 'functions/contract';
import { type ComponentType, useDeferredValue } from 'react';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { CardSkeletons } from '../../../ui/layout/CardSkeletons.tsx';
import type { ReviewGridProps } from './ReviewGrid.tsx';

interface ReviewsProps {
  list: { data: Review[] | undefined; error: Error | null; refetch: () => unknown };
  /** Shows the reviews. */
  Grid: ComponentType<Pick<ReviewGridProps, 'reviews'>>;
}

const expectedCards = 6;
const cardHeight = 220;

const placeholders = (
  <CardSkeletons label="Loading the reviews" count={expectedCards} height={cardHeight} />
);

/** Customer reviews, or their loading or error state. */
export const Reviews = ({ list, Grid }: ReviewsProps) => {
  const { error, refetch } = list;
  const data = useDeferredValue(list.data);
  if (data) return <Grid reviews={data} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return placeholders;
};
