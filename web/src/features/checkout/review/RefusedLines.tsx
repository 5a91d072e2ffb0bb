import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { counted } from 'functions/contract';
import { Link } from 'react-router-dom';
import type { LineRefusal } from '../failure/checkoutFailure.ts';
import type { QuoteOffer } from '../failure/quoteOffer.ts';
import { ReviewNotice } from './ReviewNotice.tsx';

interface RefusedLinesProps {
  refused: readonly LineRefusal[];
  offer: QuoteOffer;
}

const reasonOf = ({ available, message }: LineRefusal): string => {
  if (available === undefined) return message;
  return available === 0
    ? 'Sold out at the moment'
    : `Only ${counted(available, 'piece')} in stock now`;
};

/** The lines of an offer that the shop cannot deliver now, and what the customer can do. */
export const RefusedLines = ({ refused, offer }: RefusedLinesProps) => (
  <ReviewNotice severity="error" title="Your order was not placed: not all pieces are in stock">
    <Box component="ul" aria-label="Lines that we cannot deliver now" sx={{ m: 0, pl: 2.5 }}>
      {refused.map((line) => (
        <li key={line.toolId}>
          {`${offer.lines.find(({ toolId }) => toolId === line.toolId)?.toolName ?? 'Tool'}: ${reasonOf(line)}`}
        </li>
      ))}
    </Box>
    <Box sx={{ mt: 1 }}>
      Write to us on the page of the quote: we say when the pieces arrive, or change the offer.
    </Box>
    <Button component={Link} to={offer.href} color="inherit" variant="outlined" sx={{ mt: 1.5 }}>
      Write to us
    </Button>
  </ReviewNotice>
);
