import Box from '@mui/material/Box';
import { limits } from 'functions/contract';
import { EditableRows } from '../../ui/inputs/EditableRows.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { FormikWholeNumberField } from '../../ui/inputs/forms/FormikWholeNumberField.tsx';
import { dollarsInput, piecesRange } from './fieldInputs.ts';

/** A row of the price breaks as an admin types it. */
export interface PriceBreakValues {
  minQuantity: number | string;
  price: number | string;
}

const blank: PriceBreakValues = { minQuantity: '', price: '' };
const fields = { display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** The rows of the price breaks of a tool, in a form with `priceBreaks`. */
export const PriceBreakRows = () => (
  <EditableRows
    name="priceBreaks"
    rowName="price break"
    added={{ blank, firstField: 'minQuantity' }}
    max={limits.priceBreaks}
  >
    {(row) => (
      <Box sx={fields}>
        <FormikWholeNumberField
          name={`${row}.minQuantity`}
          label="From pieces"
          range={piecesRange}
        />
        <FormikTextField
          name={`${row}.price`}
          label="Price each"
          autoComplete="off"
          slotProps={dollarsInput}
        />
      </Box>
    )}
  </EditableRows>
);
