import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import { useId } from 'react';
import { PictureField } from '../../../../ui/media/PictureField.tsx';
import { UploadProgress } from '../../../../ui/media/UploadProgress.tsx';
import { type PictureRow, useBulkPictures } from './useBulkPictures.ts';

const colors = { added: 'text.secondary', failed: 'error.main' } as const;

/** A line for each file: its name, and what became of it. */
const PictureResults = ({ rows }: { rows: readonly PictureRow[] }) => (
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

interface BulkPicturesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds pictures whose file names are SKUs. */
export const BulkPicturesDialog = ({ open, onClose }: BulkPicturesDialogProps) => {
  const titleId = useId();
  const { rows, isRunning, start, retry, stop } = useBulkPictures();
  const settled = rows.flatMap(({ result }) => result ?? []);
  const failed = settled.filter(({ status }) => status === 'failed').length;
  return (
    <Dialog
      open={open}
      onClose={isRunning ? () => {} : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Add pictures</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Name each file by the SKU of its tool: JK-100.jpg becomes the main picture, and the
            present one moves behind it. JK-100 (2).jpg becomes a further picture.
          </Typography>
          <PictureField
            label="Choose pictures"
            problem={null}
            multiple
            disabled={isRunning}
            onFiles={(files) => void start(files)}
          />
          {isRunning && (
            <UploadProgress
              label="Adding the pictures"
              share={settled.length / rows.length}
              onCancel={stop}
            />
          )}
          <Typography role="status">
            {rows.length > 0 &&
              !isRunning &&
              `${counted(rows.length - failed, 'picture')} added${failed > 0 ? `, ${failed} not` : ''}.`}
          </Typography>
          {rows.length > 0 && <PictureResults rows={rows} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          Close
        </Button>
        {failed > 0 && !isRunning && (
          <Button variant="contained" onClick={() => void retry()}>
            {`Retry ${counted(failed, 'picture')}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
