import { type AttributeFacet, endsOfRange } from 'functions/contract';
import { boundTexts, choiceName, readEnds, selectedChoices } from './attributeFilters.ts';
import { FacetChoices } from './FacetChoices.tsx';
import { RangeFilter } from './RangeFilter.tsx';

interface AttributeFilterProps {
  facet: AttributeFacet;
  /** The filter as the address has it; empty for none. */
  text: string;
  onChange: (text: string) => void;
}

const Range = ({ facet, text, onChange }: AttributeFilterProps) => {
  const [min, max] = endsOfRange(text);
  const unit = facet.unit && `, in ${facet.unit}`;
  return (
    <RangeFilter
      legend={facet.label}
      labels={{ min: `From${unit}`, max: `To${unit}` }}
      texts={{ min, max }}
      placeholders={boundTexts(facet)}
      onApply={(ends) => {
        const read = readEnds(ends, facet);
        if ('field' in read) return read;
        onChange(read.text);
        return null;
      }}
    />
  );
};

/** Values that no tool has are left out, unless they are selected. */
const Choices = ({ facet, text, onChange }: AttributeFilterProps) => {
  const selected = selectedChoices(text);
  const shown = facet.values.filter(({ value, count }) => count > 0 || selected.includes(value));
  return (
    <FacetChoices
      legend={facet.label}
      names={Object.fromEntries(shown.map(({ value }) => [value, choiceName(facet.kind, value)]))}
      counts={facet.values}
      selected={selected}
      onChange={(values) => onChange(values.join(','))}
    />
  );
};

/** A filter by an attribute: a range of numbers, or choices. */
export const AttributeFilter = (props: AttributeFilterProps) =>
  props.facet.kind === 'number' ? <Range {...props} /> : <Choices {...props} />;
