import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCents, type OrderLine } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { paths } from '../../../paths.ts';
import type { Order } from '../order.ts';
import { paymentText } from '../orderTexts.ts';

const columns = { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' };

const Line = ({
  line: { toolId, toolName, picture, quantity, unitPrice, lineTotal },
}: {
  line: OrderLine;
}) => (
  <Box
    component="li"
    sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}
  >
    <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
      <Picture src={picture} alt="" sizes="96px" />
    </Box>
    <div>
      <Typography variant="h3">{toolName}</Typography>
      <Link component={RouterLink} to={paths.editTool.href(toolId)} underline="always">
        This tool today
      </Link>
    </div>
    <Box sx={{ gridColumn: { xs: 2, sm: 3 }, textAlign: { sm: 'right' } }}>
      <Typography>{`${quantity} × ${formatCents(unitPrice)}`}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{formatCents(lineTotal)}</Typography>
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
        {`Total: ${formatCents(order.total)}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{`Payment: ${paymentText(order)}`}</Typography>
    </Box>
  </Stack>
);
