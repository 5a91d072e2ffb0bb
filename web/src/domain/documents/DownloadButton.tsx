import { mdiFileDownloadOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { enqueueSnackbar } from 'notistack';
import type { PropsWithChildren } from 'react';
import { messageOf } from '../../lib/api/messages.ts';
import { type NamedFile, saveFile } from '../../lib/browser/saveFile.ts';
import { Icon } from '../../ui/media/Icon.tsx';

interface DownloadButtonProps {
  /** The document in the message about a failure: `The offer`. */
  document: string;
  read: () => Promise<NamedFile>;
}

/** Saves a document as a file, and reports a failure. */
export const DownloadButton = ({
  document,
  read,
  children,
}: PropsWithChildren<DownloadButtonProps>) => {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: saveFile,
    onError: (error) =>
      enqueueSnackbar(`${document} was not downloaded: ${messageOf(error)}`, { variant: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiFileDownloadOutline} />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
      sx={{ textAlign: 'left' }}
    >
      {children}
    </Button>
  );
};
