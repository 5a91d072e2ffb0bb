import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type CatalogueFacets, currencySymbol, decimalMoney } from 'functions/contract';
import { type FormEvent, useId, useState } from 'react';
import { type PriceRange, type PriceTexts, parsePriceTexts, priceTextsOf } from './priceTexts.ts';

interface PriceFilterProps {
  range: PriceRange;
  /** The lowest and the highest price that there are, if known. */
  bounds: CatalogueFacets['price'] | undefined;
  onChange: (range: PriceRange) => void;
}

const Form = styled('form')(({ theme: { vars, shape } }) => ({
  '& fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 680 },
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: 8,
  },
  '& label': { display: 'grid', gap: 2, fontSize: '0.875rem', color: vars?.palette.text.secondary },
  '& input': {
    width: '100%',
    height: 40,
    padding: '0 10px',
    font: 'inherit',
    fontSize: '1rem',
    color: vars?.palette.text.primary,
    backgroundColor: vars?.palette.background.paper,
    border: `1px solid ${vars?.palette.text.secondary}`,
    borderRadius: shape.borderRadius,
    '&:focus-visible': {
      outline: `2px solid ${vars?.palette.primary.main}`,
      outlineOffset: -1,
    },
    '&[aria-invalid=true]': { borderColor: vars?.palette.error.main },
    '&::placeholder': { color: vars?.palette.text.secondary, opacity: 1 },
  },
  '& p': { margin: '6px 0 0', fontSize: '0.875rem', color: vars?.palette.error.main },
}));

const fieldNames: Record<keyof PriceTexts, string> = {
  min: `From, in ${currencySymbol}`,
  max: `To, in ${currencySymbol}`,
};

const Fields = ({ range, bounds, onChange }: PriceFilterProps) => {
  const messageId = useId();
  const [texts, setTexts] = useState(() => priceTextsOf(range));
  const [isChecked, setChecked] = useState(false);
  const parsed = parsePriceTexts(texts);
  const problem = isChecked && 'message' in parsed ? parsed : null;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if ('range' in parsed) return onChange(parsed.range);
    const { elements } = event.currentTarget;
    (elements.namedItem(parsed.field) as HTMLInputElement | null)?.focus();
  };
  return (
    <Form onSubmit={apply} noValidate>
      <fieldset>
        <legend>Price a piece</legend>
        <div className="fields">
          {(['min', 'max'] as const).map((field) => (
            <label key={field}>
              {fieldNames[field]}
              <input
                name={field}
                inputMode="decimal"
                autoComplete="off"
                value={texts[field]}
                placeholder={bounds ? decimalMoney(bounds[field]) : ''}
                aria-invalid={problem?.field === field}
                aria-describedby={problem?.field === field ? messageId : undefined}
                onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
              />
            </label>
          ))}
          <Button type="submit" variant="outlined" size="small" sx={{ height: 40, px: 1.5 }}>
            Apply
          </Button>
        </div>
        {problem && (
          <p id={messageId} role="alert">
            {problem.message}
          </p>
        )}
      </fieldset>
    </Form>
  );
};

/** The fields for a price range. They show the range of the address again when it changes. */
export const PriceFilter = (props: PriceFilterProps) => {
  const { min, max } = priceTextsOf(props.range);
  return <Fields key={`${min}-${max}`} {...props} />;
};
