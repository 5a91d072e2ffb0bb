import { styled } from '@mui/material/styles';
import { type FacetCount, formatCount } from 'functions/contract';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';

interface FacetChoicesProps<Value extends string> {
  legend: string;
  /** The label of each value, in the order to show them. */
  names: Readonly<Record<Value, string>>;
  /** Undefined while loading. */
  counts: FacetCount<Value>[] | undefined;
  selected: readonly Value[];
  onChange: (selected: Value[]) => void;
}

const Group = styled('fieldset')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 4, fontWeight: 680 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 34,
    fontSize: '0.9375rem',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem' },
  },
  '& label:hover span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& label:has(:disabled)': { opacity: 0.5, pointerEvents: 'none' },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    flexShrink: 0,
    accentColor: vars?.palette.primary.main,
    cursor: 'inherit',
    '&:focus-visible': {
      outline: `3px solid ${vars?.palette.secondary.main}`,
      outlineOffset: 2,
    },
  },
  '& .count': {
    marginLeft: 'auto',
    minWidth: '3ch',
    textAlign: 'right',
    color: vars?.palette.text.secondary,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .unit': visuallyHidden,
}));

/** Checkboxes for the values of a facet, each with the number of tools it would show. */
export const FacetChoices = <Value extends string>({
  legend,
  names,
  counts,
  selected,
  onChange,
}: FacetChoicesProps<Value>) => {
  const countOf = (value: Value) => counts?.find((facet) => facet.value === value)?.count ?? 0;
  const toggle = (value: Value) =>
    onChange(
      selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value],
    );
  return (
    <Group>
      <legend>{legend}</legend>
      {(Object.entries<string>(names) as [Value, string][]).map(([value, name]) => {
        const isSelected = selected.includes(value);
        const count = countOf(value);
        return (
          <label key={value}>
            <input
              type="checkbox"
              checked={isSelected}
              disabled={counts !== undefined && count === 0 && !isSelected}
              onChange={() => toggle(value)}
            />
            <span>{name}</span>
            {counts && (
              <span className="count">
                {formatCount(count)}
                <span className="unit">{count === 1 ? ' tool' : ' tools'}</span>
              </span>
            )}
          </label>
        );
      })}
    </Group>
  );
};
