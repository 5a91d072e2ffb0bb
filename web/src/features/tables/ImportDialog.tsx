import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { ToolImport } from 'functions/contract';
import { useId, useState } from 'react';
import { ImportFileField } from './ImportFileField.tsx';
import { ImportResult, importableRows } from './ImportResult.tsx';
import { importFailure, tableFileProblem } from './tableProblem.ts';

interface ImportDialogProps {
  open: boolean;
  /** Rejects with why the table was refused. */
  onImport: (file: File, dryRun: boolean) => Promise<ToolImport>;
  onClose: () => void;
}

type Stage = { name: 'trying' | 'applying' } | { name: 'tried' | 'applied'; result: ToolImport };

const useImporting = (onImport: ImportDialogProps['onImport']) => {
  const [file, setFile] = useState<File | null>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (chosen: File, dryRun: boolean) => {
    setProblem(null);
    setStage({ name: dryRun ? 'trying' : 'applying' });
    try {
      const result = await onImport(chosen, dryRun);
      setStage({ name: dryRun ? 'tried' : 'applied', result });
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

/** Imports tools: a file is chosen, what it would do is shown, and then applied. */
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
          <ImportFileField
            file={file}
            busy={stage?.name === 'trying' || isApplying}
            onFile={choose}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
          {result && <ImportResult result={result} dryRun={stage?.name === 'tried'} />}
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
