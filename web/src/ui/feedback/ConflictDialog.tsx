import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from './ModalDialog.tsx';

/** A field whose value differs. */
export interface ConflictingField {
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

interface ConflictDialogProps {
  title: string;
  fields: ConflictingField[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onKeepEditing: () => void;
}

const valueStyles = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

const Differences = ({ fields }: Pick<ConflictDialogProps, 'fields'>) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>Field</TableCell>
        <TableCell>Theirs</TableCell>
        <TableCell>Mine</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {fields.map(({ label, theirs, mine }) => (
        <TableRow key={label} sx={{ verticalAlign: 'top' }}>
          <TableCell component="th" scope="row">
            {label}
          </TableCell>
          <TableCell sx={valueStyles}>{theirs}</TableCell>
          <TableCell sx={valueStyles}>{mine}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** Shows where an admin's edits differ from a newer version, and asks which to keep. */
export const ConflictDialog = ({ title, fields, ...choices }: ConflictDialogProps) => {
  const titleId = useId();
  return (
    <ModalDialog open onClose={choices.onKeepEditing} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Your changes have not been saved yet. These fields differ:
        </Typography>
        <Box sx={{ overflowX: 'auto' }}>
          <Differences fields={fields} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={choices.onTakeTheirs}>
          Take theirs
        </Button>
        <Button color="inherit" onClick={choices.onKeepEditing}>
          Keep editing
        </Button>
        <Button variant="contained" onClick={choices.onKeepMine}>
          Keep mine
        </Button>
      </DialogActions>
    </ModalDialog>
  );
};
