import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';

interface DeleteNoteProps {
  text: string;
  busy: boolean;
  /** Resolves to why the note was not deleted, or null. */
  onDelete: () => Promise<FormFailure | null>;
}

/** Deletes a note after a question. */
export const DeleteNote = ({ text, busy, onDelete }: DeleteNoteProps) => {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    const failure = await onDelete();
    setProblem(failure?.message);
    if (!failure) setOpen(false);
  };
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
      <ConfirmDialog
        question="Delete this note?"
        open={isOpen}
        busy={busy}
        labels={{ confirm: 'Delete', close: 'Keep' }}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        {problem && (
          <Typography role="alert" sx={{ mt: 1, color: 'error.main' }}>
            {problem}
          </Typography>
        )}
      </ConfirmDialog>
    </>
  );
};
