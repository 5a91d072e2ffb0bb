import Stack from '@mui/material/Stack';
import { type CatalogueFacets, type CatalogueQuery, categoryNames } from 'functions/contract';
import { AttributeFilter } from './AttributeFilter.tsx';
import { withFilter } from './attributeFilters.ts';
import { stockGroupNames } from './catalogueTexts.ts';
import { FacetChoices } from './FacetChoices.tsx';
import { PriceFilter } from './PriceFilter.tsx';

export interface FacetsProps {
  query: CatalogueQuery;
  /** Undefined while loading. */
  facets: CatalogueFacets | undefined;
  onChange: (change: Partial<CatalogueQuery>) => void;
}

/** The facets by which the catalogue is filtered. */
export const Facets = ({ query, facets, onChange }: FacetsProps) => (
  <Stack spacing={3}>
    <FacetChoices
      legend="Category"
      names={categoryNames}
      counts={facets?.categories}
      selected={query.categories}
      onChange={(categories) => onChange({ categories })}
    />
    <FacetChoices
      legend="Stock"
      names={stockGroupNames}
      counts={facets?.stock}
      selected={query.stock}
      onChange={(stock) => onChange({ stock })}
    />
    <PriceFilter range={query} bounds={facets?.price} onChange={onChange} />
    {facets?.attributes?.map((facet) => (
      <AttributeFilter
        key={facet.key}
        facet={facet}
        text={query.attributes?.[facet.key] ?? ''}
        onChange={(text) => onChange(withFilter(query.attributes, facet.key, text))}
      />
    ))}
  </Stack>
);
