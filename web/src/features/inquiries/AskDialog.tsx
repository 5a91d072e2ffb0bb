import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Tool } from 'functions/contract';
import { useId } from 'react';
import * as step from './InquiryDetailFields.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { noDetails } from './inquiryDetails.ts';
import { useInquiry } from './useInquiry.ts';

interface AskDialogProps {
  tool: Pick<Tool, '_id' | 'toolName'>;
  onClose: () => void;
}

/** The form of an inquiry about a tool. It stays open after it was sent, and says so. */
export const AskDialog = ({ tool, onClose }: AskDialogProps) => {
  const titleId = useId();
  const { send, busy, recipient } = useInquiry();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Ask about this tool</DialogTitle>
      <DialogContent>
        <InquiryForm
          busy={busy}
          recipient={recipient}
          onSubmit={send}
          initialStep={step}
          initialDetails={{ ...noDetails, tool: tool._id, toolName: tool.toolName }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};
