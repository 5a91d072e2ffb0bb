import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messageOf } from '../../lib/api/messages.ts';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';

interface DeleteNoteProps {
  text: string;
  onDelete: () => Promise<unknown>;
}

/** Deletes a note after a question. */
export const DeleteNote = ({ text, onDelete }: DeleteNoteProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        size="small"
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44, ml: -0.75 }}
      >
        Delete
      </Button>
      <ActionDialog
        question="Delete this note?"
        open={isOpen}
        labels={{ confirm: 'Delete note', close: 'Keep' }}
        onSend={async () => {
          await onDelete();
          return 'Note deleted';
        }}
        failureOf={(error) => `The note was not deleted. ${messageOf(error)}`}
        onClose={() => setOpen(false)}
      >
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      </ActionDialog>
    </>
  );
};
