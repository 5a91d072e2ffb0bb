import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { storedLinesAttribute } from '../../domain/cart/stored/storedLinesScript.ts';
import { cartLayout } from './CartContent.tsx';
import { CartLinesHead } from './lines/CartLines.tsx';
import { linesStyles } from './lines/cartStyles.ts';

const rows = ['first', 'second', 'third'];

const RowSkeleton = () => (
  <li>
    <Skeleton className="picture" variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
    <div className="name">
      <Skeleton width="70%" />
    </div>
    <div className="quantity">
      <div className="pieces">
        <Skeleton variant="rounded" height={46} />
      </div>
    </div>
    <div className="prices">
      <div className="total">
        <Skeleton width={72} />
      </div>
    </div>
  </li>
);

/** In place of the cart, until the browser has read it. */
export const CartSkeleton = () => (
  <Box sx={cartLayout} role="status" aria-label="Loading your cart">
    <Paper variant="outlined" sx={{ px: { xs: 2, md: 2.5 } }}>
      <CartLinesHead />
      <Box component="ol" sx={linesStyles} {...{ [storedLinesAttribute]: '' }}>
        {rows.map((row) => (
          <RowSkeleton key={row} />
        ))}
      </Box>
    </Paper>
    <Skeleton variant="rounded" height={280} />
  </Box>
);
