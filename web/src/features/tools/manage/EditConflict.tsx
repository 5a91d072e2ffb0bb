import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Tool } from 'functions/contract';
import { useId } from 'react';
import { fieldLabels, fieldTexts } from './fieldTexts.ts';
import { pictureAlt } from './pictureTexts.ts';
import { ToolPicture } from './ToolPicture.tsx';
import { changedFields } from './toolChanges.ts';
import { type EditedField, type EditedValues, editedOf } from './toolValues.ts';

interface EditConflictProps {
  theirs: Tool;
  mine: EditedValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onKeepEditing: () => void;
}

const Pictures = ({ links }: { links: string[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {links.map((link, at) => (
      <ToolPicture key={link} src={link} alt={pictureAlt(link, at)} />
    ))}
  </Box>
);

const Value = ({ name, values }: { name: EditedField; values: EditedValues }) =>
  name === 'pictures' ? <Pictures links={values.pictures} /> : fieldTexts[name](values);

const valueLook = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

const Differences = ({ theirs, mine }: Pick<EditConflictProps, 'theirs' | 'mine'>) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>Field</TableCell>
        <TableCell>Theirs</TableCell>
        <TableCell>Mine</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {changedFields(mine, theirs).map((name) => (
        <TableRow key={name} sx={{ verticalAlign: 'top' }}>
          <TableCell component="th" scope="row">
            {fieldLabels[name]}
          </TableCell>
          {[editedOf(theirs), mine].map((values, side) => (
            <TableCell key={side === 0 ? 'theirs' : 'mine'} sx={valueLook}>
              <Value name={name} values={values} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** Shows the differences between an admin's edits and a newer version, and asks which to keep. */
export const EditConflict = ({ theirs, mine, ...choices }: EditConflictProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={choices.onKeepEditing} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>Someone else has changed this tool</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Your changes have not been saved yet. These fields differ:
        </Typography>
        <Differences theirs={theirs} mine={mine} />
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
    </Dialog>
  );
};
