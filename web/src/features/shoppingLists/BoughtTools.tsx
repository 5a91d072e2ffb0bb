import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import {
  type CartTool,
  canBeBought,
  formatCents,
  type LastPurchase,
  priceLine,
  quantitySummary,
  unavailableText,
} from 'functions/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { goneTextOf } from '../../domain/cart/priced/resolveCart.ts';
import { BoughtMark } from '../../domain/tool/BoughtMark.tsx';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { useListTools } from './useListTools.ts';

const list = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' };

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'start',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const picture = { borderRadius: 1, overflow: 'hidden', height: 56 } as const;
const note = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
const price = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

const Tool = ({ tool, quantity }: { tool: CartTool; quantity: number }) => {
  const { unitPrice } = priceLine(tool, quantity);
  return (
    <>
      <Box sx={picture}>
        <Picture src={tool.imageLink} alt="" sizes="56px" lazy />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths.tool.href(tool._id)} color="inherit">
          {tool.toolName}
        </Link>
        <Box sx={note}>
          {`${tool.sku} · ${canBeBought(tool) ? quantitySummary(tool) : unavailableText(tool)}`}
        </Box>
        <BoughtMark tool={tool} />
      </Box>
      <Box sx={price}>
        <strong>{formatCents(unitPrice)}</strong>
        <Box sx={note}>a piece</Box>
      </Box>
    </>
  );
};

const Gone = ({ text }: { text: string }) => (
  <>
    <Box sx={{ ...picture, bgcolor: 'action.hover' }} />
    <Box sx={note}>{text}</Box>
  </>
);

const Loading = () => (
  <Skeleton variant="rounded" height={480} role="status" aria-label="Loading the tools" />
);

/** Rows whose tools are looked up together. */
const Rows = ({ purchases }: { purchases: readonly LastPurchase[] }) => {
  const ids = purchases.map(({ toolId }) => toolId);
  const { data, error, refetch } = useListTools(ids);
  if (!data) {
    return (
      <li>
        <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
        {!error && <Loading />}
      </li>
    );
  }
  return purchases.map(({ toolId, quantity }) => {
    const tool = data.tools.get(toolId);
    return (
      <Box component="li" key={toolId} sx={row}>
        {tool ? <Tool tool={tool} quantity={quantity} /> : <Gone text={goneTextOf(data)} />}
      </Box>
    );
  });
};

const pageSize = 50;

/**
 * Tools that the payer has bought before, at the prices of now, each to be added again as often as
 * the last time.
 */
export const BoughtTools = ({ purchases }: { purchases: readonly LastPurchase[] }) => {
  const [pages, setPages] = useState(1);
  const numbers = Array.from({ length: pages }, (_, page) => page);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box component="ul" aria-label="Tools bought before" sx={list}>
        {numbers.map((page) => (
          <Rows key={page} purchases={purchases.slice(page * pageSize, (page + 1) * pageSize)} />
        ))}
      </Box>
      {pages * pageSize < purchases.length && (
        <ShowMore loading={false} onClick={() => setPages(pages + 1)} />
      )}
    </Box>
  );
};
