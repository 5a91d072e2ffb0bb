import { type CatalogueFacets, currencySymbol, decimalMoney } from 'functions/contract';
import { type PriceRange, type PriceTexts, parsePriceTexts, priceTextsOf } from './priceTexts.ts';
import { RangeFilter } from './RangeFilter.tsx';

interface PriceFilterProps {
  range: PriceRange;
  /** The lowest and the highest price that there are, if known. */
  bounds: CatalogueFacets['price'] | undefined;
  onChange: (range: PriceRange) => void;
}

const fieldNames: PriceTexts = {
  min: `From, in ${currencySymbol}`,
  max: `To, in ${currencySymbol}`,
};

/** The fields for a price range. */
export const PriceFilter = ({ range, bounds, onChange }: PriceFilterProps) => (
  <RangeFilter
    legend="Price a piece"
    labels={fieldNames}
    texts={priceTextsOf(range)}
    placeholders={{
      min: bounds ? decimalMoney(bounds.min) : '',
      max: bounds ? decimalMoney(bounds.max) : '',
    }}
    onApply={(texts) => {
      const parsed = parsePriceTexts(texts);
      if (!('range' in parsed)) return parsed;
      onChange(parsed.range);
      return null;
    }}
  />
);
