import { mdiMagnifyClose } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Assortment, CatalogueFacets, CatalogueQuery } from 'functions/contract';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { looseningsOf } from '../filters/loosening.ts';

interface NoToolsProps {
  query: CatalogueQuery;
  facets: CatalogueFacets;
  assortment: Assortment;
  onChange: (change: Partial<CatalogueQuery>) => void;
}

const titleOf = ({ q }: CatalogueQuery, isFiltered: boolean) => {
  if (!q) return 'No tool matches these filters';
  return isFiltered ? `No tool matches "${q}" and these filters` : `No tool matches "${q}"`;
};

const emptyTexts: Record<Assortment, string> = {
  all: 'Our catalogue is being filled. Please come back soon.',
  only: 'The assortment that we have agreed with you has no tools at the moment. Please contact us.',
};

/** Says that nothing matches, and offers what to loosen. */
export const NoTools = ({ query, facets, assortment, onChange }: NoToolsProps) => {
  const loosenings = looseningsOf(query, facets);
  const isFiltered = loosenings.some(({ change }) => change.q === undefined);
  if (loosenings.length === 0) return <Typography>{emptyTexts[assortment]}</Typography>;
  return (
    <EmptyState
      icon={mdiMagnifyClose}
      title={titleOf(query, isFiltered)}
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          {loosenings.map(({ label, change }, at) => (
            <Button
              key={label}
              variant={at === 0 ? 'contained' : 'outlined'}
              onClick={() => onChange(change)}
            >
              {label}
            </Button>
          ))}
        </Stack>
      }
    >
      {isFiltered
        ? 'Loosen a filter to see more.'
        : "Try fewer or shorter words: a tool's name, its SKU or the beginning of either is enough."}
    </EmptyState>
  );
};
