import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatCents, type Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../lib/router/paths.ts';
import { SizePrice, SizeStock } from './SizeFacts.tsx';
import { messageOfSize, SizeMessage } from './SizeMessage.tsx';
import type { FamilyOrderState } from './useFamilyOrder.ts';

interface SizeDetailsProps {
  id: string;
  tool: Tool;
  name: string;
  order: FamilyOrderState;
  typing: string | null;
}

/** As high with a message as without one, so that nothing moves while one types. */
const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  minHeight: { xs: 128, md: 168 },
  alignContent: 'start',
  '& .soft': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;

const right = { textAlign: 'right', maxWidth: 168 } as const;

/** The price and the stock of the size whose quantity has the focus. */
export const SizeDetails = ({ id, tool, name, order, typing }: SizeDetailsProps) => {
  const price = order.results.get(tool._id)?.price;
  const hasMessage = typing !== tool._id && messageOfSize(order, tool._id) !== null;
  return (
    <Box id={id} role="group" aria-label="This size" sx={frame}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={paths.tool.href(tool._id)}
          sx={{ display: 'inline-block', py: 0.5, fontWeight: 700 }}
        >
          {name}
        </Link>
        <div className="soft">{tool.sku}</div>
        <SizeStock tool={tool} />
      </Box>
      <Box sx={right}>
        <SizePrice tool={tool} />
        {price && <Box sx={{ fontWeight: 700 }}>{`= ${formatCents(price.lineTotal)}`}</Box>}
      </Box>
      <Box role="status" sx={{ gridColumn: '1 / -1', mt: 0.5 }}>
        {hasMessage && <SizeMessage toolId={tool._id} name={name} order={order} />}
      </Box>
    </Box>
  );
};
