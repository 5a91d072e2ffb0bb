import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from './CardGrid.tsx';

interface CardSkeletonsProps {
  label: string;
  count: number;
  height: number;
}

/** Placeholders for cards that are loading. */
export const CardSkeletons = ({ label, count, height }: CardSkeletonsProps) => (
  <div role="status" aria-label={label}>
    <CardGrid>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </CardGrid>
  </div>
);
