import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import { type ComponentType, type ReactNode, useId } from 'react';
import { ModalDialog } from '../../../../ui/feedback/ModalDialog.tsx';
import type { FileFieldProps } from '../../../../ui/media/FileField.tsx';
import { UploadProgress } from '../../../../ui/media/UploadProgress.tsx';
import { type AddFile, type FileRow, useBulkFiles } from './useBulkFiles.ts';

const colors = { added: 'text.secondary', failed: 'error.main' } as const;

/** A line for each file: its name, and what became of it. */
const FileResults = ({ rows }: { rows: readonly FileRow[] }) => (
  <Box
    component="ul"
    aria-label="Chosen files"
    sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
    tabIndex={0}
  >
    {rows.map(({ file, result }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: Two files can have the same name.
      <Box key={at} component="li" sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {file.name}
        </Typography>{' '}
        <Typography component="span" color={result ? colors[result.status] : 'text.secondary'}>
          {result?.text ?? 'Waiting'}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** How a kind of files is added to tools. */
export interface BulkFileKind {
  /** Like `picture`. */
  noun: string;
  plural: string;
  /** How files are named. */
  names: ReactNode;
  Field: ComponentType<FileFieldProps>;
  add: AddFile;
}

export interface BulkDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds files whose names have the SKUs of their tools. */
export const BulkFilesDialog = ({
  kind,
  open,
  onClose,
}: BulkDialogProps & { kind: BulkFileKind }) => {
  const { noun, plural, names, Field, add } = kind;
  const titleId = useId();
  const { rows, isRunning, start, retry, stop } = useBulkFiles(add);
  const settled = rows.flatMap(({ result }) => result ?? []);
  const failed = settled.filter(({ status }) => status === 'failed').length;
  return (
    <ModalDialog
      open={open}
      onClose={isRunning ? () => {} : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{`Add ${plural}`}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{names}</Typography>
          <Field
            label={`Choose ${plural}`}
            problem={null}
            multiple
            disabled={isRunning}
            onFiles={(files) => void start(files)}
          />
          {isRunning && (
            <UploadProgress
              label={`Adding the ${plural}`}
              share={settled.length / rows.length}
              onCancel={stop}
            />
          )}
          <Typography role="status">
            {rows.length > 0 &&
              !isRunning &&
              `${counted(rows.length - failed, noun)} added${failed > 0 ? `, ${failed} not` : ''}.`}
          </Typography>
          {rows.length > 0 && <FileResults rows={rows} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          Close
        </Button>
        {failed > 0 && !isRunning && (
          <Button variant="contained" onClick={() => void retry()}>
            {`Retry ${counted(failed, noun)}`}
          </Button>
        )}
      </DialogActions>
    </ModalDialog>
  );
};
