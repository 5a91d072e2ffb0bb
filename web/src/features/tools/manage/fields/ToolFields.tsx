import Box from '@mui/material/Box';
import { dollarsInput, piecesRange, stockRange } from '../../../../domain/tool/fieldInputs.ts';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormikWholeNumberField } from '../../../../ui/inputs/forms/FormikWholeNumberField.tsx';
import { fieldLabels } from '../values/fieldTexts.ts';

/**
 * The main fields of a tool. The stock is among them only for a new tool: later, adjustments change
 * it.
 */
export const ToolFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormikTextField name="toolName" label={fieldLabels.toolName} autoComplete="off" />
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${isNew ? 3 : 2}, minmax(0, 1fr))` },
      }}
    >
      <FormikTextField
        name="price"
        label={fieldLabels.price}
        autoComplete="off"
        slotProps={dollarsInput}
      />
      {isNew && (
        <FormikWholeNumberField name="available" label={fieldLabels.available} range={stockRange} />
      )}
      <FormikWholeNumberField name="minOrder" label={fieldLabels.minOrder} range={piecesRange} />
    </Box>
    <FormikTextField
      name="toolDescription"
      label={fieldLabels.toolDescription}
      multiline
      minRows={4}
    />
  </>
);
