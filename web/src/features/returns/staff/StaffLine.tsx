import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { limits, type ReturnLine } from 'functions/contract';
import { type PropsWithChildren, useState } from 'react';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

/** The rows of a form about the lines of a return. */
export const StaffLines = ({ children }: PropsWithChildren) => (
  <Box component="ul" aria-label="Lines to decide" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

const NoteField = ({ name, toolName }: { name: string; toolName: string }) => {
  const [{ value }] = useField<string>(name);
  const [isOpen, setOpen] = useState(value !== '');
  if (!isOpen)
    return (
      <Button
        size="small"
        color="inherit"
        aria-label={`Add a note: ${toolName}`}
        onClick={() => setOpen(true)}
        sx={{ px: 0, minHeight: 44, color: 'text.secondary' }}
      >
        Add a note
      </Button>
    );
  return (
    <FormikTextField
      name={name}
      label="Note"
      size="small"
      multiline
      autoComplete="off"
      autoFocus={value === ''}
      helperText="The customer sees it"
      slotProps={{
        htmlInput: { maxLength: limits.returnReason, 'aria-label': `Note: ${toolName}` },
      }}
      sx={{ mt: 2 }}
    />
  );
};

interface StaffLineProps {
  line: ReturnLine;
  /** The name of its row in the form. */
  name: string;
  /** How many pieces it is about. */
  summary: string;
  /** Whether the fields are beside the texts; otherwise below them. */
  isCompact?: boolean;
}

const row = { py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px',
  columnGap: 1.5,
  alignItems: 'center',
} as const;

/** A line of a return with its fields, and a note that one can add. */
export const StaffLine = ({
  line,
  name,
  summary,
  isCompact = false,
  children,
}: PropsWithChildren<StaffLineProps>) => (
  <Box component="li" data-field sx={row}>
    <Box sx={isCompact ? beside : {}}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{line.toolName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${line.sku} · ${summary}`}
        </Typography>
        {line.reason && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {`Reason: ${line.reason}`}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
    <NoteField name={`${name}.note`} toolName={line.toolName} />
  </Box>
);
