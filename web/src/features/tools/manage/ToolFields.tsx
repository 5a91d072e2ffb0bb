import Box from '@mui/material/Box';
import { limits } from 'functions/contract';
import { FormikTextField } from '../../../components/FormikTextField.tsx';
import { fieldLabels } from './toolValues.ts';

const price = { htmlInput: { min: 0.01, max: limits.price.max, step: 0.01, inputMode: 'decimal' } };
const pieces = (min: number) => ({ htmlInput: { min, max: limits.stock.max, step: 1 } });

/** The fields of a tool. The stock is among them only for a new tool: later, adjustments change it. */
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
      <FormikTextField name="price" label={fieldLabels.price} type="number" slotProps={price} />
      {isNew && (
        <FormikTextField
          name="available"
          label={fieldLabels.available}
          type="number"
          slotProps={pieces(0)}
        />
      )}
      <FormikTextField
        name="minOrder"
        label={fieldLabels.minOrder}
        type="number"
        slotProps={pieces(1)}
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
