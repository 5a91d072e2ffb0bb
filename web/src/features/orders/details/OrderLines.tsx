import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney, type OrderLine } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { paths } from '../../../paths.ts';
import type { Order } from '../order.ts';
import { paymentDue } from '../orderTexts.ts';

const columns = { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' };

const Line = ({ line: { toolId, tool, quantity, unitPrice, lineTotal } }: { line: OrderLine }) => (
  <Box
    component="li"
    sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}
  >
    <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
      <Picture src={tool.imageLink} alt="" sizes="96px" />
    </Box>
    <div>
      <Typography variant="h3">{tool.toolName}</Typography>
      <Typography sx={{ color: 'text.secondary', my: 0.5 }}>{tool.toolDescription}</Typography>
      <Link component={RouterLink} to={paths.editTool.href(toolId)} underline="always">
        This tool today
      </Link>
    </div>
    <Box sx={{ gridColumn: { xs: 2, sm: 3 }, textAlign: { sm: 'right' } }}>
      <Typography>{`${quantity} × ${formatMoney(unitPrice)}`}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{formatMoney(lineTotal)}</Typography>
    </Box>
  </Box>
);

/** The lines of an order, with each tool's name, description and price at the time, and the total. */
export const OrderLines = ({ order }: { order: Order }) => (
  <Stack spacing={2} divider={<Divider />}>
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {order.lines.map((line) => (
        <Line key={line.toolId} line={line} />
      ))}
    </Stack>
    <Box sx={{ textAlign: 'right' }}>
      <Typography variant="h3" component="p">
        {`Total: ${formatMoney(order.totalBill)}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{`Payment: ${paymentDue(order)}`}</Typography>
    </Box>
  </Stack>
);
