import type { Tool } from 'functions/contract';
import { ClosableDialog } from '../../ui/feedback/ClosableDialog.tsx';
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
  const { send, busy, recipient } = useInquiry();
  return (
    <ClosableDialog title="Ask about this tool" open onClose={onClose}>
      <InquiryForm
        busy={busy}
        recipient={recipient}
        onSubmit={send}
        initialStep={step}
        initialDetails={{ ...noDetails, tool: tool._id, toolName: tool.toolName }}
      />
    </ClosableDialog>
  );
};
