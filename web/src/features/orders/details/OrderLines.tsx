import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCents, formatCount, type OrderLine } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { paths } from '../../../paths.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'center',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface OrderLinesProps {
  lines: OrderLine[];
  /** Whether an admin reads them: the tools then link to where they are managed. */
  admin: boolean;
}

const toolHref = (toolId: string, admin: boolean) =>
  admin ? paths.editTool.href(toolId) : paths.tool.href(toolId);

const quantityText = ({ quantity, unitPrice, breakQuantity }: OrderLine) => {
  const text = `${formatCount(quantity)} × ${formatCents(unitPrice)}`;
  return breakQuantity === null
    ? text
    : `${text} (price for ${formatCount(breakQuantity)} or more)`;
};

const Line = ({ line, admin }: { line: OrderLine; admin: boolean }) => (
  <Box component="li" sx={row}>
    <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
      <Picture src={line.picture} alt="" sizes="56px" lazy />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={toolHref(line.toolId, admin)}
        color="inherit"
        underline="always"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {line.toolName}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {line.sku}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {quantityText(line)}
      </Typography>
    </Box>
    <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
      {formatCents(line.lineTotal)}
    </Typography>
  </Box>
);

/** The lines of an order with pictures, quantities and prices as agreed. */
export const OrderLines = ({ lines, admin }: OrderLinesProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
    {lines.map((line) => (
      <Line key={line.toolId} line={line} admin={admin} />
    ))}
  </Box>
);
