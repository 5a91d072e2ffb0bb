import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LinePieces } from 'functions/contract';
import type { Order } from '../order.ts';
import { namedPieces, namedText } from './piecesTexts.ts';

interface PiecesListProps {
  order: Order;
  pieces: readonly LinePieces[];
}

/** How many pieces of each tool. */
export const PiecesList = ({ order, pieces }: PiecesListProps) => (
  <Box component="ul" aria-label="Pieces" sx={{ m: 0, pl: 2.5 }}>
    {namedPieces(order, pieces).map((one) => (
      <Typography component="li" key={one.toolId} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
        {namedText(one)}
      </Typography>
    ))}
  </Box>
);
