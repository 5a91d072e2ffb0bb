import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import { useId } from 'react';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { ModalDialog } from '../../../ui/feedback/ModalDialog.tsx';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { changeList } from './changeList.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportSource } from './ImportSource.tsx';
import {
  type ImportTable,
  type ImportTexts,
  importableRows,
  type TableImport,
} from './tableImport.ts';
import { useImporting } from './useImporting.ts';

interface ImportProgressProps {
  /** The number of rows so far. */
  rows: number;
  dryRun: boolean;
}

const textOf = ({ rows, dryRun }: ImportProgressProps): string => {
  if (rows === 0) return dryRun ? 'Checking the rows …' : 'Importing the rows …';
  return `${counted(rows, 'row')} ${dryRun ? 'checked' : 'imported'} so far`;
};

/** How far an import is: a large table takes several calls. */
const ImportProgress = (progress: ImportProgressProps) => (
  <Box role="status">
    <LinearProgress aria-label={progress.dryRun ? 'Checking' : 'Importing'} sx={{ mb: 0.5 }} />
    <Typography sx={{ color: 'text.secondary' }}>{textOf(progress)}</Typography>
  </Box>
);

interface ImportDialogProps {
  texts: ImportTexts;
  open: boolean;
  /** Rejects with the reason why the table was refused. */
  onImport: ImportTable;
  onClose: () => void;
}

const saveChanges = async ({ changes = [] }: TableImport) =>
  saveFile({ name: 'imported-changes.csv', content: await changeList(changes) });

/**
 * Imports a table: shows the changes of a dry run first, then applies them. They can be downloaded
 * and undone.
 */
export const ImportDialog = ({ texts, open, onImport, onClose }: ImportDialogProps) => {
  const titleId = useId();
  const { stage, problem, choose, forget, apply, undo } = useImporting(onImport);
  const result = stage && 'result' in stage ? stage.result : null;
  const progress = stage && 'rows' in stage ? stage : null;
  const isDone = stage?.name === 'applied' || stage?.name === 'undone';
  const applied = isDone && result?.changes?.length ? result : null;
  const isApplying = stage?.name === 'applying';
  return (
    <ModalDialog
      open={open}
      onClose={isApplying ? () => {} : onClose}
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          <ImportColumns intro={texts.intro} columns={texts.columns} />
          <ImportSource texts={texts} busy={progress !== null} onTable={choose} onForget={forget} />
          {progress && <ImportProgress rows={progress.rows} dryRun={!isApplying} />}
          {problem && <Alert severity="error">{problem}</Alert>}
          {result && !problem && (
            <ImportResult
              texts={texts}
              result={result}
              dryRun={stage?.name === 'checked'}
              isUndone={stage?.name === 'undone'}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isApplying} onClick={onClose}>
          Close
        </Button>
        {applied && (
          <Button color="inherit" onClick={() => void saveChanges(applied)}>
            Download the changes
          </Button>
        )}
        {applied && stage?.name === 'applied' && (
          <Button color="inherit" onClick={() => void undo(applied)}>
            Undo
          </Button>
        )}
        {!isDone && (
          <SendButton
            variant="contained"
            loading={isApplying}
            disabled={!result || importableRows(result) === 0}
            onClick={apply}
          >
            {result ? `Import ${counted(importableRows(result), 'row')}` : 'Import'}
          </SendButton>
        )}
      </DialogActions>
    </ModalDialog>
  );
};
