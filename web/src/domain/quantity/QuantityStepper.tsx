import { mdiMinus, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import { type QuantityRules, quantityRangeOf } from 'functions/contract';
import { type KeyboardEvent, useState } from 'react';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { isQuantityKey, quantityOfKey, stepFrom } from './quantitySteps.ts';
import { spokenQuantity } from './quantityTexts.ts';
import { parseQuantity, type QuantityValue } from './quantityValue.ts';

interface QuantityStepperProps {
  id: string;
  notesId: string;
  name?: string;
  rules: QuantityRules;
  value: QuantityValue;
  label: string;
  subject: string | undefined;
  isCompact: boolean;
  isInvalid: boolean;
  onChange: (value: QuantityValue) => void;
  /** Receives a quantity that a button has selected. */
  onSelect: (quantity: number) => void;
  onBlur?: () => void;
}

const touchTarget = 44;

const frame = (isInvalid: boolean, isCompact: boolean) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    m: 0,
    p: 0,
    minWidth: 0,
    border: 1,
    borderRadius: 1,
    borderColor: isInvalid ? 'error.main' : 'text.disabled',
    '&:focus-within': {
      // Not an outline: it would run around the label, which is above the border.
      borderWidth: 2,
      m: '-1px',
      ...(!isCompact && { mt: 0 }),
      borderColor: isInvalid ? 'error.main' : 'primary.main',
    },
  }) as const;

const legend = {
  ml: 1,
  px: 0.75,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: 'text.secondary',
} as const;

const field = {
  flex: '1 1 auto',
  width: 0,
  minWidth: 44,
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  p: 0,
  height: touchTarget,
} as const;

const stepButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: touchTarget,
  height: touchTarget,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'primary.main',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:hover:not(:disabled)': { bgcolor: 'action.hover' },
  '&:disabled': { color: 'action.disabled', cursor: 'default' },
} as const;

interface StepButtonProps {
  name: string;
  icon: string;
  to: number | null;
  onSelect: (quantity: number) => void;
}

/** Leaves the focus where it is. The keyboard has the arrow keys of the field. */
const StepButton = ({ name, icon, to, onSelect }: StepButtonProps) => (
  <Box
    component="button"
    type="button"
    tabIndex={-1}
    aria-label={name}
    disabled={to === null}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => to !== null && onSelect(to)}
    sx={stepButton}
  >
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={icon} />
    </svg>
  </Box>
);

/** The typed text, as long as it has the current value. */
const useTypedText = (value: QuantityValue) => {
  const [typed, setTyped] = useState(String(value));
  return [parseQuantity(typed) === value ? typed : String(value), setTyped] as const;
};

const spinbutton = (rules: QuantityRules, value: QuantityValue) => {
  const range = quantityRangeOf(rules);
  return {
    role: 'spinbutton',
    ...(range && { 'aria-valuemin': range.smallest, 'aria-valuemax': range.largest }),
    ...(typeof value === 'number' && {
      'aria-valuenow': value,
      'aria-valuetext': spokenQuantity(rules, value),
    }),
    disabled: range === null,
    // With the only allowed quantity in it, there is nothing to enter.
    readOnly: range !== null && range.smallest === range.largest && value === range.smallest,
  };
};

const hasModifier = (event: KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The field of a quantity between two buttons that select the next lower and higher one. */
export const QuantityStepper = ({
  id,
  notesId,
  name,
  rules,
  value,
  label,
  subject,
  isCompact,
  isInvalid,
  onChange,
  onSelect,
  onBlur,
}: QuantityStepperProps) => {
  const [text, setText] = useTypedText(value);
  const ofSubject = subject ? `: ${subject}` : '';
  const handleKey = (event: KeyboardEvent) => {
    if (!isQuantityKey(event.key) || hasModifier(event)) return;
    event.preventDefault();
    const quantity = quantityOfKey(rules, value, event.key);
    if (quantity !== null) onChange(quantity);
  };
  return (
    <Box component="fieldset" role="none" sx={frame(isInvalid, isCompact)}>
      <Box component="legend" sx={isCompact ? visuallyHidden : legend}>
        <label htmlFor={id}>{label + ofSubject}</label>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <StepButton
          name={`Fewer pieces${ofSubject}`}
          icon={mdiMinus}
          to={stepFrom(rules, value, -1)}
          onSelect={onSelect}
        />
        <Box
          component="input"
          {...spinbutton(rules, value)}
          id={id}
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={notesId}
          onChange={({ target }) => {
            setText(target.value);
            onChange(parseQuantity(target.value));
          }}
          onKeyDown={handleKey}
          onBlur={onBlur}
          sx={field}
        />
        <StepButton
          name={`More pieces${ofSubject}`}
          icon={mdiPlus}
          to={stepFrom(rules, value, 1)}
          onSelect={onSelect}
        />
      </Box>
    </Box>
  );
};
