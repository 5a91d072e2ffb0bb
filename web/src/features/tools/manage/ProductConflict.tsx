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
import { formatMoney, type Tool } from 'functions/contract';
import { useId } from 'react';
import { ProductThumbnail } from './ProductThumbnail.tsx';
import {
  changedFields,
  type EditedField,
  type EditedValues,
  fieldLabels,
} from './productFields.ts';

interface ProductConflictProps {
  theirs: Tool;
  mine: EditedValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onEditOn: () => void;
}

const Value = ({ name, values }: { name: EditedField; values: EditedValues }) => {
  const value = values[name];
  if (name === 'imageLink') return <ProductThumbnail src={String(value)} alt="Picture" />;
  return name === 'price' ? formatMoney(Number(value)) : String(value);
};

const Differences = ({ theirs, mine }: Pick<ProductConflictProps, 'theirs' | 'mine'>) => (
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
          {[theirs, mine].map((values, side) => (
            <TableCell key={side === 0 ? 'theirs' : 'mine'} sx={{ overflowWrap: 'anywhere' }}>
              <Value name={name} values={values} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** Shows in what one's edits differ from those of someone faster, and asks what shall be. */
export const ProductConflict = ({ theirs, mine, ...choices }: ProductConflictProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={choices.onEditOn} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>Someone else has changed this tool</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Nothing of yours has been saved yet. This is what differs:
        </Typography>
        <Differences theirs={theirs} mine={mine} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={choices.onTakeTheirs}>
          Take theirs
        </Button>
        <Button color="inherit" onClick={choices.onEditOn}>
          Edit on
        </Button>
        <Button variant="contained" onClick={choices.onKeepMine}>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  );
};
