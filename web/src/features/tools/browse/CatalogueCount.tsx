import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { countText } from '../filters/catalogueTexts.ts';
import type { CatalogueState } from './useCatalogue.ts';

interface CatalogueCountProps {
  state: CatalogueState;
  ref: Ref<HTMLParagraphElement>;
}

/** The number of tools that match, announced to screen readers. */
export const CatalogueCount = ({
  state: { tools, toolTotal, isOutdated, error },
  ref,
}: CatalogueCountProps) => {
  const searching = isOutdated || (!tools && !error);
  return (
    <Typography
      ref={ref}
      role="status"
      tabIndex={-1}
      sx={{ color: 'text.secondary', fontSize: '1.125rem', minHeight: '1.6em', outline: 'none' }}
    >
      {searching ? 'Searching…' : tools && countText(toolTotal)}
    </Typography>
  );
};
