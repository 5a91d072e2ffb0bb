import Box from '@mui/material/Box';
import {
  nearestQuantities,
  type QuantityRules,
  quantityRangeOf,
  quantitySummary,
  remainderText,
} from 'functions/contract';
import { useId, useState } from 'react';
import { QuantityNotes } from './QuantityNotes.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { quantityMessage, spokenQuantity } from './quantityTexts.ts';
import { numberOf, type QuantityValue } from './quantityValue.ts';

export interface QuantityInputProps {
  rules: QuantityRules;
  value: QuantityValue;
  /** Receives a number, or the typed text if it is none. */
  onChange: (value: QuantityValue) => void;
  label: string;
  /** The tool, if the page has several such fields. For screen readers. */
  subject?: string;
  /** `compact` fits into a row: its label and its rules are not visible. */
  variant?: 'full' | 'compact';
  /** A problem that the rules do not show, such as a refusal by the server. */
  error?: string | undefined;
  /** The quantities to offer with `error`. */
  nearest?: readonly number[] | undefined;
  id?: string;
  name?: string;
  onBlur?: () => void;
}

const hintOf = (rules: QuantityRules, isCompact: boolean): string | null =>
  isCompact ? remainderText(rules) : quantitySummary(rules);

/**
 * The number of pieces to order. Keeps what is typed; a quantity that cannot be ordered is
 * explained, and the nearest ones are offered as buttons. The buttons and keys select only allowed
 * quantities.
 */
export const QuantityInput = ({
  rules,
  value,
  onChange,
  label,
  subject,
  variant = 'full',
  error,
  nearest = [],
  id,
  ...field
}: QuantityInputProps) => {
  const generatedId = useId();
  const [selected, setSelected] = useState<number | null>(null);
  const inputId = id ?? generatedId;
  const isCompact = variant === 'compact';
  const problem = quantityMessage(rules, value);
  const message = (quantityRangeOf(rules) && (problem ?? error)) || null;
  const offered = problem ? nearestQuantities(rules, numberOf(value)) : nearest;
  const select = (quantity: number) => {
    setSelected(quantity);
    onChange(quantity);
  };
  return (
    <Box data-field sx={{ minWidth: 0 }}>
      <QuantityStepper
        {...field}
        id={inputId}
        notesId={`${inputId}-notes`}
        rules={rules}
        value={value}
        label={label}
        subject={subject}
        isCompact={isCompact}
        isInvalid={message !== null}
        onChange={onChange}
        onSelect={select}
      />
      <QuantityNotes
        id={`${inputId}-notes`}
        subject={subject}
        hint={hintOf(rules, isCompact)}
        message={message}
        offered={message ? offered : []}
        selected={selected === value ? spokenQuantity(rules, selected) : null}
        hasReservedSpace={!isCompact}
        onTake={(quantity) => {
          select(quantity);
          document.getElementById(inputId)?.focus();
        }}
      />
    </Box>
  );
};
