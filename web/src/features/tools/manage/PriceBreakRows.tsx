import Box from '@mui/material/Box';
import { limits } from 'functions/contract';
import { EditableRows } from '../../../components/EditableRows.tsx';
import { FormikTextField } from '../../../components/FormikTextField.tsx';
import { FormikWholeNumberField } from '../../../components/FormikWholeNumberField.tsx';
import { dollarsInput, piecesRange } from './fieldInputs.ts';
import type { PriceBreakValues } from './toolValues.ts';

const blank: PriceBreakValues = { minQuantity: '', price: '' };
const fields = { display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** The rows of a tool's price breaks. */
export const PriceBreakRows = () => (
  <EditableRows
    name="priceBreaks"
    rowName="price break"
    blank={blank}
    firstField="minQuantity"
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
