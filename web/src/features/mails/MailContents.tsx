import Box from '@mui/material/Box';
import type { MailMessage } from 'functions/contract';
import { ChosenView } from '../../ui/inputs/ChosenView.tsx';

const forms = { html: 'Design', text: 'Plain text' } as const;

const frame = {
  width: '100%',
  height: 640,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'common.white',
};
const plain = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.875rem' };

/** A mail as its readers see it. The frame runs no script, sends no form and opens no window. */
export const MailContents = ({ message }: { message: MailMessage }) => (
  <ChosenView label="Show as" choices={forms} initial="html">
    {(form) =>
      form === 'html' ? (
        <Box component="iframe" title="The mail" sandbox="" srcDoc={message.html} sx={frame} />
      ) : (
        <Box component="pre" sx={plain}>
          {message.text}
        </Box>
      )
    }
  </ChosenView>
);
