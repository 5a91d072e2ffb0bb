import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId, useState } from 'react';

/** The texts of the two fields of a range. */
interface RangeTexts {
  min: string;
  max: string;
}

/** What is wrong with the texts, and where. */
interface RangeProblem {
  field: keyof RangeTexts;
  message: string;
}

interface RangeFilterProps {
  legend: string;
  labels: RangeTexts;
  /** The range that is applied. */
  texts: RangeTexts;
  /** The ends of what there is. */
  placeholders: RangeTexts;
  /** Applies a range, or returns what is wrong with it. */
  onApply: (texts: RangeTexts) => RangeProblem | null;
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

const Fields = ({ legend, labels, texts: applied, placeholders, onApply }: RangeFilterProps) => {
  const messageId = useId();
  const [texts, setTexts] = useState(applied);
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = onApply(texts);
    setProblem(found);
    if (!found) return;
    const { elements } = event.currentTarget;
    (elements.namedItem(found.field) as HTMLInputElement | null)?.focus();
  };
  return (
    <Form onSubmit={apply} noValidate>
      <fieldset>
        <legend>{legend}</legend>
        <div className="fields">
          {(['min', 'max'] as const).map((field) => (
            <label key={field}>
              {labels[field]}
              <input
                name={field}
                inputMode="decimal"
                autoComplete="off"
                value={texts[field]}
                placeholder={placeholders[field]}
                aria-invalid={problem?.field === field}
                aria-describedby={problem?.field === field ? messageId : undefined}
                onChange={({ target }) => {
                  setTexts({ ...texts, [field]: target.value });
                  setProblem(null);
                }}
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

/** The fields for a range. They show the range of the address again when it changes. */
export const RangeFilter = (props: RangeFilterProps) => (
  <Fields key={`${props.texts.min}-${props.texts.max}`} {...props} />
);
