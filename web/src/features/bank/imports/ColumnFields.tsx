import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { columnLabels, dayOrderTexts, singleColumns } from './columnForm.ts';

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
  mt: 0.5,
};

/** A field for each column of a bank’s table, which chooses one of the file. */
export const ColumnFields = ({ header }: { header: readonly string[] }) => {
  const choices = header.map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
    <MenuItem key={at} value={String(at)}>
      {name || `Column ${at + 1}`}
    </MenuItem>
  ));
  return (
    <Box sx={fields}>
      {singleColumns.map((name) => (
        <FormikTextField key={name} name={name} label={columnLabels[name]} select size="small">
          <MenuItem value="">
            <em>None</em>
          </MenuItem>
          {choices}
        </FormikTextField>
      ))}
      <FormikTextField
        name="text"
        label="Text of the transfer"
        select
        size="small"
        slotProps={{ select: { multiple: true } }}
      >
        {choices}
      </FormikTextField>
      <FormikTextField name="dayOrder" label="How days are written" select size="small">
        {Object.entries(dayOrderTexts).map(([value, text]) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </FormikTextField>
    </Box>
  );
};
