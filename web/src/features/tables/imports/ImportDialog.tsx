import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportSource } from './ImportSource.tsx';
import { type ImportTable, type ImportTexts, importableRows } from './tableImport.ts';
import { useImporting } from './useImporting.ts';

interface ImportDialogProps {
  texts: ImportTexts;
  open: boolean;
  /** Rejects with the reason why the table was refused. */
  onImport: ImportTable;
  onClose: () => void;
}

/** Imports a table: shows the changes of a dry run first, then applies them. */
export const ImportDialog = ({ texts, open, onImport, onClose }: ImportDialogProps) => {
  const titleId = useId();
  const { stage, problem, choose, forget, apply } = useImporting(onImport, texts);
  const result = stage && 'result' in stage ? stage.result : null;
  const progress = stage && 'rows' in stage ? stage : null;
  const isApplying = stage?.name === 'applying';
  return (
    <Dialog
      open={open}
      onClose={isApplying ? () => {} : onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          <ImportColumns intro={texts.intro} columns={texts.columns} />
          <ImportSource texts={texts} busy={progress !== null} onTable={choose} onForget={forget} />
          {progress && <ImportProgress rows={progress.rows} dryRun={!isApplying} />}
          {problem && <Alert severity="error">{problem}</Alert>}
          {result && (
            <ImportResult texts={texts} result={result} dryRun={stage?.name === 'checked'} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isApplying} onClick={onClose}>
          Close
        </Button>
        {stage?.name !== 'applied' && (
          <Button
            variant="contained"
            loading={isApplying}
            disabled={!result || importableRows(result) === 0}
            onClick={apply}
          >
            Apply
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
