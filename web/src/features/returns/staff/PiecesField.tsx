import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { QuantityStepper } from '../../../domain/quantity/QuantityStepper.tsx';
import type { QuantityValue } from '../../../domain/quantity/quantityValue.ts';

interface PiecesFieldProps {
  name: string;
  label: string;
  toolName: string;
  /** The most that can be entered. */
  max: number;
  /** Whether the label is shown above; screen readers get it with the name of the tool. */
  showsLabel?: boolean;
  onChange: (value: QuantityValue) => void;
}

const rulesOf = (max: number) => ({
  minOrder: 0,
  orderMultiple: 1,
  maxOrder: null,
  available: max,
  sellRemainder: false,
});

/** A number of pieces between − and +, with its error below. */
export const PiecesField = ({
  name,
  label,
  toolName,
  max,
  showsLabel = false,
  onChange,
}: PiecesFieldProps) => {
  const id = useId();
  const [{ value }, { touched, error }, { setTouched }] = useField<QuantityValue>(name);
  const shownError = touched ? error : undefined;
  return (
    <Box sx={{ width: 148 }}>
      {showsLabel && (
        <Typography variant="body2" aria-hidden sx={{ mb: 0.25, color: 'text.secondary' }}>
          {label}
        </Typography>
      )}
      <QuantityStepper
        id={id}
        notesId={`${id}-error`}
        rules={rulesOf(max)}
        value={value}
        label={label}
        subject={toolName}
        isCompact
        isInvalid={shownError !== undefined}
        onChange={onChange}
        onSelect={onChange}
        onBlur={() => void setTouched(true)}
      />
      <FormHelperText id={`${id}-error`} error sx={{ mx: 0 }}>
        {shownError}
      </FormHelperText>
    </Box>
  );
};
