import Box from '@mui/material/Box';
import { FormikTextField } from '../../../components/FormikTextField.tsx';
import { dollarsInput, piecesInput } from './fieldInputs.ts';
import { fieldLabels } from './fieldTexts.ts';

/**
 * The main fields of a tool. The stock is among them only for a new tool: later, adjustments change it.
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
        type="number"
        slotProps={dollarsInput}
      />
      {isNew && (
        <FormikTextField
          name="available"
          label={fieldLabels.available}
          type="number"
          slotProps={piecesInput(0)}
        />
      )}
      <FormikTextField
        name="minOrder"
        label={fieldLabels.minOrder}
        type="number"
        slotProps={piecesInput(1)}
      />
    </Box>
    <FormikTextField
      name="toolDescription"
      label={fieldLabels.toolDescription}
      multiline
      minRows={4}
    />
  </>
);
