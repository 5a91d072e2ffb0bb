import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderLine } from 'functions/contract';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { Picture } from '../../ui/media/Picture.tsx';

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'center',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

const small = { color: 'text.secondary' } as const;

interface ToolLineProps {
  line: Pick<OrderLine, 'toolId' | 'toolName' | 'sku' | 'picture'>;
  /** Whether an admin reads it: the tool then links to where it is managed. */
  admin: boolean;
  /** Quantity and price. */
  price: ReactNode;
  /** The total of the line. */
  children: ReactNode;
}

const toolHref = (toolId: string, admin: boolean) =>
  admin ? lazyPaths.editTool.href(toolId) : paths.tool.href(toolId);

/** A line of an order or a quote, with its picture. */
export const ToolLine = ({ line, admin, price, children }: ToolLineProps) => (
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
      <Typography variant="body2" sx={small}>
        {line.sku}
      </Typography>
      <Typography variant="body2" sx={small}>
        {price}
      </Typography>
    </Box>
    {children}
  </Box>
);

/** The list of such lines. */
export const ToolLines = ({ children }: PropsWithChildren) => (
  <Box component="ul" aria-label="Lines" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
    {children}
  </Box>
);
