import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { PropsWithChildren } from 'react';
import { mainAndSide } from '../../ui/layout/columns.ts';

const grid = {
  ...mainAndSide(),
  maxWidth: 1280,
};

/** The two columns of a document's details, below each other on a phone. */
export const DocumentColumns = ({ children }: PropsWithChildren) => <Box sx={grid}>{children}</Box>;

export const DocumentColumn = ({ children }: PropsWithChildren) => (
  <Stack spacing={{ xs: 2, md: 3 }} sx={{ minWidth: 0 }}>
    {children}
  </Stack>
);

interface DocumentSkeletonProps {
  /** What it says: `Loading the quote`. */
  label: string;
  /** Of the parts of each column, in pixels. */
  heights: readonly (readonly number[])[];
}

/** Takes the place of the details while they load. */
export const DocumentSkeleton = ({ label, heights }: DocumentSkeletonProps) => (
  <Box sx={grid} role="status" aria-label={label}>
    {heights.map((column) => (
      <DocumentColumn key={column.join()}>
        {column.map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </DocumentColumn>
    ))}
  </Box>
);
