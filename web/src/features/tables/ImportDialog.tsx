import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { limits, type ToolImport } from 'functions/contract';
import { useId, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api/apiProblem.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFileField } from './ImportFileField.tsx';
import { ImportResult, importableRows } from './ImportResult.tsx';

interface ImportDialogProps {
  open: boolean;
  /** Rejects with the reason why the table was refused. */
  onImport: (file: File, dryRun: boolean) => Promise<ToolImport>;
  onClose: () => void;
}

const megabyte = 1024 * 1024;

/** Why a file cannot be imported, judged by its size, or null. */
const tableFileProblem = ({ size }: File): string | null => {
  if (size === 0) return 'The file is empty';
  if (size <= limits.csv.bytes) return null;
  return `This file is ${Math.ceil(size / megabyte)} MB. Choose one of at most ${limits.csv.bytes / megabyte} MB.`;
};

const unfinished =
  'Some rows may have been imported. Export the tools to see which before you try again: rows without _id would be added twice.';

/** Why an import failed, completely or in part. */
const importFailure = (error: unknown, dryRun: boolean): string => {
  const { file: refusal } = fieldErrorsOf(error);
  const message = refusal ?? messageOf(error);
  return dryRun || refusal ? message : `${message} ${unfinished}`;
};

type Stage =
  | { name: 'checking' | 'applying' }
  | { name: 'checked' | 'applied'; result: ToolImport };

const useImporting = (onImport: ImportDialogProps['onImport']) => {
  const [file, setFile] = useState<File | null>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (chosen: File, dryRun: boolean) => {
    setProblem(null);
    setStage({ name: dryRun ? 'checking' : 'applying' });
    try {
      const result = await onImport(chosen, dryRun);
      setStage({ name: dryRun ? 'checked' : 'applied', result });
    } catch (error) {
      setProblem(importFailure(error, dryRun));
      setStage(null);
    }
  };
  const choose = (chosen: File) => {
    const refusal = tableFileProblem(chosen);
    setFile(chosen);
    setStage(null);
    setProblem(refusal);
    if (!refusal) void run(chosen, true);
  };
  return { file, stage, problem, choose, apply: () => file && void run(file, false) };
};

/** Imports tools from a file: shows the changes of a dry run first, then applies them. */
export const ImportDialog = ({ open, onImport, onClose }: ImportDialogProps) => {
  const titleId = useId();
  const { file, stage, problem, choose, apply } = useImporting(onImport);
  const result = stage && 'result' in stage ? stage.result : null;
  const isApplying = stage?.name === 'applying';
  return (
    <Dialog
      open={open}
      onClose={isApplying ? () => {} : onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Import tools</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          <ImportColumns />
          <ImportFileField
            file={file}
            busy={stage?.name === 'checking' || isApplying}
            onFile={choose}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
          {result && <ImportResult result={result} dryRun={stage?.name === 'checked'} />}
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
