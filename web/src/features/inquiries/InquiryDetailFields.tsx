import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { inquirySchema, limits, readPieces } from 'functions/contract';
import { ValidationError } from 'yup';
import type { InquiryBody, InquiryDetails, InquiryProblems } from './inquiryDetails.ts';
import { ToolField } from './ToolField.tsx';

/** The problems of an inquiry, as the server would report them. */
export const detailProblems = (body: InquiryBody): InquiryProblems => {
  try {
    inquirySchema.validateSync(body, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path = 'email', message }) => [path, message]),
    );
  }
};

/** The details to send: those that are not empty. */
export const givenDetails = ({ quantity, ...texts }: InquiryDetails): Partial<InquiryBody> => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  ...(quantity.trim() !== '' && { quantity: readPieces(quantity).value ?? quantity }),
});

interface DetailFieldsProps {
  details: InquiryDetails;
  problems: InquiryProblems;
  onChange: (name: string, change: Partial<InquiryDetails>) => void;
}

const grid = {
  display: 'grid',
  columnGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 1fr)' },
};

/** The optional fields of an inquiry: the tool, how many, what else, and the name. */
export const InquiryDetailFields = ({ details, problems, onChange }: DetailFieldsProps) => {
  const textOf = (name: 'quantity' | 'message' | 'name') => ({
    name,
    value: details[name],
    error: Boolean(problems[name]),
    helperText: problems[name] ?? ' ',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(name, { [name]: target.value }),
  });
  return (
    <Box sx={{ pt: 1 }}>
      <Box sx={grid}>
        <ToolField
          text={details.toolName}
          problem={problems.toolName ?? problems.tool}
          onChange={(change) => onChange('toolName', change)}
        />
        <TextField
          {...textOf('quantity')}
          label="Quantity"
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
      <TextField
        {...textOf('message')}
        label="Message"
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: limits.inquiryMessage } }}
      />
      <TextField
        {...textOf('name')}
        label="Your name"
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: limits.displayName } }}
      />
    </Box>
  );
};
