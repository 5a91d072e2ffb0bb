import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AttributeFacet, CatalogueQuery } from 'functions/contract';
import { useRef } from 'react';
import { activeFiltersOf, noFilters } from './activeFilters.ts';

interface FilterChipsProps {
  query: CatalogueQuery;
  /** The attributes that there are to filter by, if known. */
  attributes: readonly AttributeFacet[] | undefined;
  onChange: (change: Partial<CatalogueQuery>) => void;
  /** Called when the last filter is removed, and the focused button with it. */
  onEmptied: () => void;
}

const Chips = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '4px 10px 4px 14px',
    font: 'inherit',
    fontSize: '0.9375rem',
    color: vars?.palette.text.primary,
    backgroundColor: vars?.palette.action.selected,
    border: `1px solid ${vars?.palette.divider}`,
    borderRadius: 18,
    cursor: 'pointer',
    '&:hover': { borderColor: vars?.palette.text.secondary },
    '&:focus-visible': { outline: `3px solid ${vars?.palette.secondary.main}`, outlineOffset: 2 },
    '@media (pointer: coarse)': { minHeight: 44, borderRadius: 22 },
  },
  '& svg': { width: 18, height: 18, fill: 'currentColor' },
}));

/** The active filters, each with a button that removes it. */
export const FilterChips = ({ query, attributes, onChange, onEmptied }: FilterChipsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const filters = activeFiltersOf(query, attributes);
  if (filters.length === 0) return null;
  const clear = () => {
    onChange(noFilters);
    onEmptied();
  };
  const remove = (without: Partial<CatalogueQuery>, at: number) => {
    if (filters.length === 1) return clear();
    const chips = list.current?.querySelectorAll<HTMLElement>('.chip');
    chips?.[at === filters.length - 1 ? at - 1 : at + 1]?.focus();
    onChange(without);
  };
  return (
    <Chips ref={list} aria-label="Active filters">
      {filters.map(({ label, without }, at) => (
        <li key={label}>
          <button
            type="button"
            className="chip"
            aria-label={`Remove the filter ${label}`}
            onClick={() => remove(without, at)}
          >
            {label}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={mdiClose} />
            </svg>
          </button>
        </li>
      ))}
      <li>
        <Button size="small" onClick={clear}>
          Clear all
        </Button>
      </li>
    </Chips>
  );
};
