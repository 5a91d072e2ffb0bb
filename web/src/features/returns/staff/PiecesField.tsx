import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { PieceStepper } from '../../../domain/order/pieces/PieceStepper.tsx';
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
      <PieceStepper
        id={id}
        subject={toolName}
        label={label}
        room={max}
        value={value}
        isInvalid={shownError !== undefined}
        onChange={onChange}
        onBlur={() => void setTouched(true)}
      />
      <FormHelperText id={`${id}-notes`} error sx={{ mx: 0 }}>
        {shownError}
      </FormHelperText>
    </Box>
  );
};
