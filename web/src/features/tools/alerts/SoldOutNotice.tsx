import Alert from '@mui/material/Alert';
import type { Tool } from 'functions/contract';
import { NotifyMe } from './NotifyMe.tsx';

/** Takes the place of the order form of a tool that is sold out. */
export const SoldOutNotice = ({ tool }: { tool: Tool }) => (
  <>
    <Alert severity="info" sx={{ mb: 2 }}>
      Sold out at the moment: fewer pieces are left than the smallest order. Press “Notify me”, and
      we write to you when it is back in stock.
    </Alert>
    <NotifyMe tool={tool} />
  </>
);
