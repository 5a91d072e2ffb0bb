import { mdiBankTransferIn } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { limits } from 'functions/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { TextList } from '../../../ui/feedback/TextList.tsx';
import { FileField } from '../../../ui/media/FileField.tsx';
import { resultText } from './importTexts.ts';
import { type ImportedFile, useImportedFiles } from './useImportedFiles.ts';

const ColumnsDialog = lazyComponent(() => import('./ColumnsDialog.tsx'), 'ColumnsDialog');

const severityOf = ({ state }: ImportedFile) => {
  if (state.name === 'refused') return 'error';
  if (state.name === 'columns') return 'warning';
  if (state.name !== 'done') return 'info';
  return state.result.again || state.result.import.warnings.length > 0 ? 'warning' : 'success';
};

const stateText = ({ state }: ImportedFile): string => {
  switch (state.name) {
    case 'waiting':
      return 'Waits for the files before it';
    case 'sending':
      return 'Importing…';
    case 'columns':
      return 'Choose what its columns mean. The shop remembers it for the next file of this bank.';
    case 'refused':
      return state.reason;
    default:
      return resultText(state.result);
  }
};

interface FileRowProps {
  file: ImportedFile;
  onColumns: () => void;
  onRetry: () => void;
}

const FileRow = ({ file, onColumns, onRetry }: FileRowProps) => {
  const { state } = file;
  const button =
    state.name === 'columns'
      ? { label: 'Choose columns', run: onColumns }
      : state.name === 'refused' && state.canRetry && { label: 'Try again', run: onRetry };
  return (
    <Alert
      component="li"
      severity={severityOf(file)}
      sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
      action={
        button && (
          <Button color="inherit" size="small" onClick={button.run}>
            {button.label}
          </Button>
        )
      }
    >
      <strong>{file.name}</strong>
      <div>{stateText(file)}</div>
      {state.name === 'sending' && <LinearProgress aria-label={`Importing ${file.name}`} />}
      {state.name === 'done' && state.result.import.warnings.length > 0 && (
        <TextList label={`Warnings about ${file.name}`} texts={state.result.import.warnings} />
      )}
    </Alert>
  );
};

/** Imports files with statements, one after the other, and says what each has added. */
export const ImportFiles = () => {
  const { files, add, retry, asked, ask, columnsSaved, clear, isBusy } = useImportedFiles();
  return (
    <Box component="section" aria-label="Import statements" sx={{ mb: 3 }}>
      <FileField
        label="Choose statements of your bank"
        icon={mdiBankTransferIn}
        accept=".xml,.sta,.mt940,.940,.txt,.csv,.tsv,text/xml,application/xml,text/csv,text/plain"
        hint={`CAMT.053, CAMT.054, MT940 or CSV, at most ${limits.bankFile.bytes / 1_048_576} MB each`}
        reading="Importing…"
        isReading={isBusy}
        problem={null}
        multiple
        onFiles={add}
      />
      {files.length > 0 && (
        <>
          <Box
            component="ul"
            aria-label="Files"
            aria-live="polite"
            sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, mt: 1, p: 0 }}
          >
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onColumns={() => ask(file)}
                onRetry={() => retry(file)}
              />
            ))}
          </Box>
          {!isBusy && (
            <Button size="small" color="inherit" sx={{ mt: 0.5 }} onClick={clear}>
              Clear these results
            </Button>
          )}
        </>
      )}
      {asked && (
        <Suspense>
          <ColumnsDialog
            key={asked.file.id}
            name={asked.file.name}
            needed={asked.needed}
            open={asked.open}
            onClose={() => ask(null)}
            onSaved={() => columnsSaved(asked.file)}
          />
        </Suspense>
      )}
    </Box>
  );
};
