import Typography from '@mui/material/Typography';
import { getMailText, type MailedDocument } from '../../../domain/order/mailedTexts.ts';

interface MailNoteProps {
  order: MailedDocument;
  /** Whether nothing can take the entry back. */
  isFinal?: boolean;
}

/** Who is notified of an entry, and when. */
export const MailNote = ({ order, isFinal = false }: MailNoteProps) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {isFinal
      ? `${getMailText([order], ' about it')}`
      : `${getMailText([order], ' about it some minutes later, unless you reverse it before')}`}
  </Typography>
);
