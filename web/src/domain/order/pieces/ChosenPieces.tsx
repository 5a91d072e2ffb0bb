import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { counted } from 'functions/contract';
import type { ReactNode } from 'react';
import { chosenSum, type PieceRow, type RoomOf } from './pieceRows.ts';

interface PiecesForm {
  lines: PieceRow[];
  /** Why no piece was accepted. */
  chosen?: string;
}

interface ChosenPiecesProps {
  /** The name of the list. */
  label: string;
  /** How many pieces of a line can be chosen. */
  roomOf: RoomOf;
  /** Chooses pieces of all lines at once; missing where that makes no sense. */
  choose: ((quantityOf: RoomOf) => void) | undefined;
  /** The rows. */
  children: ReactNode;
  /** What the list leaves out. */
  after?: ReactNode;
}

/** The frame of the rows in which pieces are chosen: how many are, all or none, and the error. */
export const ChosenPieces = ({ label, roomOf, choose, children, after }: ChosenPiecesProps) => {
  const { values, errors, submitCount } = useFormikContext<PiecesForm>();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 650 }}>
          {`${counted(chosenSum(values.lines), 'piece')} chosen`}
        </Typography>
        {choose && (
          <>
            <Button onClick={() => choose(roomOf)}>All</Button>
            <Button onClick={() => choose(() => 0)}>None</Button>
          </>
        )}
      </Box>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
      {after}
      <FormHelperText error role="alert" sx={{ minHeight: '1.25rem', mx: 0 }}>
        {submitCount > 0 ? errors.chosen : undefined}
      </FormHelperText>
    </Box>
  );
};
