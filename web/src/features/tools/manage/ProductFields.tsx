import Box from '@mui/material/Box';
import { limits } from 'functions/contract';
import { FormikTextField } from '../../../components/FormikTextField.tsx';

const price = { htmlInput: { min: 0.01, max: limits.price.max, step: 0.01, inputMode: 'decimal' } };
const pieces = (min: number) => ({ htmlInput: { min, max: limits.stock.max, step: 1 } });

/** The fields of a tool; its stock only where it is new, as later it is moved with a reason. */
export const ProductFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormikTextField name="toolName" label="Tools Name" autoComplete="off" />
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${isNew ? 3 : 2}, minmax(0, 1fr))` },
      }}
    >
      <FormikTextField name="price" label="Price" type="number" slotProps={price} />
      {isNew && (
        <FormikTextField
          name="available"
          label="Available Piece"
          type="number"
          slotProps={pieces(0)}
        />
      )}
      <FormikTextField name="minOrder" label="Min Order" type="number" slotProps={pieces(1)} />
    </Box>
    <FormikTextField name="toolDescription" label="Description" multiline minRows={4} />
  </>
);
