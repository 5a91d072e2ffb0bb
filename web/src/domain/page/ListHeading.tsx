import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface ListHeadingProps {
  title: string;
  /** The document's title, if it differs. */
  documentTitle?: string;
  /** The title with the number of all items, once it is known. */
  counted: string | undefined;
  /** How many items match, if the list is narrowed. */
  children?: ReactNode;
}

/** The heading of a list, with the number of all items and of those that match. */
export const ListHeading = ({
  title,
  documentTitle = title,
  counted = title,
  children,
}: ListHeadingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
    <PageTitle documentTitle={documentTitle}>{counted}</PageTitle>
    {children}
  </Box>
);
