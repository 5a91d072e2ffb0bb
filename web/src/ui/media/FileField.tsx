import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useState } from 'react';
import { visuallyHidden } from '../layout/visuallyHidden.ts';
import { Icon } from './Icon.tsx';

export interface FileFieldProps {
  /** The id of the file input. */
  id?: string;
  label: string;
  problem: string | null;
  /** Whether chosen files are being read. */
  isReading?: boolean;
  /** Goes on without the files that were not accepted. */
  onDismiss?: (() => void) | undefined;
  disabled?: boolean;
  /** Accepts several files at once. */
  multiple?: boolean;
  /** One file unless it accepts several. */
  onFiles: (files: File[]) => void;
}

/** Handles drops on the area; otherwise the browser opens the file instead of the page. */
const useDrop = (onFiles: (files: FileList) => void) => {
  const [over, setOver] = useState(false);
  const handle = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  const area = {
    onDragOver: (event: DragEvent) => handle(event, true),
    onDragLeave: (event: DragEvent) => handle(event, false),
    onDrop: (event: DragEvent) => {
      handle(event, false);
      onFiles(event.dataTransfer.files);
    },
  };
  return { over, area };
};

/** What kind of files a field takes. */
interface FileKind {
  icon: string;
  /** The media types, as in an `accept` attribute. */
  accept: string;
  hint: string;
  reading: string;
}

/** A file input for a file or several, with drag and drop. */
export const FileField = ({
  id: givenId,
  label,
  problem,
  isReading = false,
  onDismiss,
  disabled = false,
  multiple = false,
  onFiles,
  icon,
  accept,
  hint,
  reading,
}: FileFieldProps & FileKind) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const { over, area } = useDrop(disabled ? () => {} : take);
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        {...area}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 0.5,
          p: 2,
          border: '2px dashed',
          borderColor: over ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: over ? 'action.hover' : 'transparent',
          textAlign: 'center',
          cursor: disabled ? 'default' : 'pointer',
          opacity: disabled ? 0.6 : 1,
          '&:hover': { borderColor: 'primary.main' },
          '&:has(:focus-visible)': {
            outline: '3px solid',
            outlineColor: 'secondary.main',
            outlineOffset: 2,
          },
        }}
      >
        <Icon path={icon} sx={{ color: 'primary.main', fontSize: 28 }} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {multiple ? 'or drop some here' : 'or drop one here'}
        </Typography>
        <Box
          component="input"
          id={id}
          type="file"
          accept={accept}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== null}
          disabled={disabled}
          multiple={multiple}
          sx={visuallyHidden}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={`${id}-hint`} error={problem !== null} role="status">
        {problem ?? (isReading ? reading : hint)}
      </FormHelperText>
      {problem !== null && onDismiss && (
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            document.getElementById(id)?.focus();
          }}
        >
          Go on without it
        </Button>
      )}
    </div>
  );
};
