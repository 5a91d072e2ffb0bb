import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { piecesRange } from '../../../../domain/tool/fieldInputs.ts';
import { FormikWholeNumberField } from '../../../../ui/inputs/forms/FormikWholeNumberField.tsx';
import { fieldPairs } from '../../../../ui/layout/columns.ts';
import { fieldLabels } from '../values/fieldTexts.ts';
import { quantityPreview } from '../values/quantityPreview.ts';
import type { EditedValues } from '../values/toolValues.ts';

const remainderHint =
  'When fewer pieces are left than the smallest order, buyers can order exactly these. Switched off, the tool is then sold out.';

const RemainderSwitch = () => {
  const [field] = useField<boolean>({ name: 'sellRemainder', type: 'checkbox' });
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={fieldLabels.sellRemainder}
        control={
          <Switch {...field} slotProps={{ input: { 'aria-describedby': 'sellRemainder-hint' } }} />
        }
      />
      <FormHelperText id="sellRemainder-hint" sx={{ mx: 0, mt: 0 }}>
        {remainderHint}
      </FormHelperText>
    </Box>
  );
};

const Preview = ({ available }: { available: number | undefined }) => {
  const { values } = useFormikContext<EditedValues & { available?: number | string }>();
  const text = quantityPreview({ ...values, available: available ?? values.available ?? '' });
  return (
    <Typography role="status" sx={{ minHeight: '1.5rem', fontWeight: 600 }}>
      {text}
    </Typography>
  );
};

interface QuantityFieldsProps {
  /** The stock, unless it is a field of the form. */
  available?: number | undefined;
}

/** The fields that decide, with minimum and stock, which quantities buyers can order. */
export const ToolQuantityFields = ({ available }: QuantityFieldsProps) => (
  <>
    <Box sx={{ ...fieldPairs, rowGap: { xs: 1, sm: 0 } }}>
      <FormikWholeNumberField
        name="orderMultiple"
        label={fieldLabels.orderMultiple}
        helperText="Sold in whole packs; 1 for single pieces"
        range={piecesRange}
      />
      <FormikWholeNumberField
        name="maxOrder"
        label={fieldLabels.maxOrder}
        helperText="Empty: no maximum"
        range={piecesRange}
      />
    </Box>
    <RemainderSwitch />
    <Preview available={available} />
  </>
);
