import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { aboveNotices, sticky } from '../../../ui/layout/sticky.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

interface UndoBarProps {
  /** The text about the last change; null if there is none. */
  text: string | null;
  onUndo: () => void;
  onDismiss: () => void;
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  borderRadius: 1,
  fontWeight: 600,
  color: 'background.paper',
  bgcolor: 'text.primary',
} as const;

/**
 * Says what was removed, and takes it back. It stays until it is dismissed: some people read
 * slowly.
 */
export const UndoBar = ({ text, onUndo, onDismiss }: UndoBarProps) => {
  return (
    <Box
      sx={{
        ...sticky,
        // On a small screen above the total.
        bottom: { xs: aboveNotices(76), lg: aboveNotices(16) },
        zIndex: 1,
        mt: 2,
        maxWidth: 640,
        displayPrint: 'none',
      }}
    >
      <Box sx={text === null ? {} : bar}>
        <Box role="status" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {text !== null && (
          <>
            <Button color="inherit" onClick={onUndo}>
              Undo
            </Button>
            <IconButton color="inherit" aria-label="Dismiss" onClick={onDismiss}>
              <Icon path={mdiClose} />
            </IconButton>
          </>
        )}
      </Box>
    </Box>
  );
};
