import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Actor, type Quote, type QuoteMessage, roleOn } from 'functions/contract';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { authorText } from './quoteProgress.ts';

const list = { listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 } as const;

const bubble = {
  px: 1.5,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

interface MessageProps {
  message: QuoteMessage<string>;
  caller: Pick<Actor, 'uid'>;
}

/** The reader's own messages are to the right, as in other conversations. */
const Message = ({ message, caller }: MessageProps) => {
  const isMine = message.uid === caller.uid;
  return (
    <Box
      component="li"
      sx={{ ...bubble, ...(isMine ? { ml: 4, bgcolor: 'action.hover' } : { mr: 4 }) }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <strong>{authorText(message, caller)}</strong>
        {' · '}
        <time dateTime={message.at}>{formatDateTime(message.at)}</time>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{message.text}</Typography>
    </Box>
  );
};

const emptyTexts = {
  admin: 'No messages yet. The customer gets a mail with what you write.',
  customer: 'No messages yet. Ask us anything about this quote.',
  reader: 'No messages yet.',
};

/** The messages between the customer and the shop, oldest first. */
export const QuoteMessages = ({ quote, caller }: { quote: Quote; caller: Actor }) =>
  quote.messages.length > 0 ? (
    <Box component="ol" aria-label="Messages" sx={list}>
      {quote.messages.map((message) => (
        <Message key={message.id} message={message} caller={caller} />
      ))}
    </Box>
  ) : (
    <Typography sx={{ color: 'text.secondary', mb: 2 }}>
      {emptyTexts[roleOn(quote, caller) ?? 'reader']}
    </Typography>
  );
