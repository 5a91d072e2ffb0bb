import Box from '@mui/material/Box';
import { limits } from 'functions/contract';
import { EditableRows } from '../../../../ui/inputs/EditableRows.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import type { SpecificationValues } from '../values/toolValues.ts';

const blank: SpecificationValues = { name: '', value: '' };
const fields = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
};

/** The rows of a tool's specifications, in the order in which buyers see them. */
export const SpecificationRows = () => (
  <EditableRows
    name="specifications"
    rowName="specification"
    blank={blank}
    firstField="name"
    max={limits.specifications.count}
    ordered
  >
    {(row) => (
      <Box sx={fields}>
        <FormikTextField name={`${row}.name`} label="Name" autoComplete="off" />
        <FormikTextField name={`${row}.value`} label="Value" autoComplete="off" />
      </Box>
    )}
  </EditableRows>
);
