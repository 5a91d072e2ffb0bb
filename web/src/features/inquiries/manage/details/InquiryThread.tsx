import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Inquiry } from 'functions/contract';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { senderOf } from '../inquiryTexts.ts';

interface MessageProps {
  from: string;
  at: string;
  text: string;
  /** Whether the shop wrote it. */
  ours?: boolean;
}

const look = (ours: boolean) => ({
  borderLeft: 3,
  borderColor: ours ? 'primary.main' : 'divider',
  pl: 2,
  py: 0.25,
});

const Message = ({ from, at, text, ours = false }: MessageProps) => (
  <Box component="li" sx={look(ours)}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <strong>{from}</strong>
      {' · '}
      <time dateTime={at}>{formatDateTime(at)}</time>
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
  </Box>
);

/** The visitor's message and the replies, oldest first. */
export const InquiryThread = ({ inquiry }: { inquiry: Inquiry }) => (
  <Stack component="ol" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0, mb: 3 }}>
    <Message
      from={senderOf(inquiry)}
      at={inquiry.createdAt}
      text={inquiry.message || 'Left the address only, and asks us to write.'}
    />
    {inquiry.replies.map(({ id, name, at, text }) => (
      <Message key={id} ours from={name} at={at} text={text} />
    ))}
  </Stack>
);
