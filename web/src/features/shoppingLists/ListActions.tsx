import { mdiCartArrowDown, mdiDownload } from '@mdi/js';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { formatCents, priceLine, type ShoppingLine } from 'functions/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLinesDownload } from '../../domain/cart/download/useLinesDownload.ts';
import { refusalText, useOrderRefusal } from '../../domain/company/useOrderRefusal.ts';
import { paths } from '../../lib/router/paths.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { addListToCart, type LineResult, type ListTools, resultsText } from './listResults.ts';

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 2 } as const;

const totalOf = (lines: readonly ShoppingLine[], { tools }: ListTools): number =>
  lines.reduce((sum, { toolId, quantity }) => {
    const tool = tools.get(toolId);
    return tool ? sum + priceLine(tool, quantity).lineTotal : sum;
  }, 0);

interface ResultsProps {
  results: readonly LineResult[];
  onClose: () => void;
}

const Results = ({ results, onClose }: ResultsProps) => (
  <Alert
    role="status"
    severity={results.every(({ outcome }) => outcome === 'added') ? 'success' : 'warning'}
    variant="outlined"
    onClose={onClose}
    sx={{ mb: 2 }}
  >
    <AlertTitle>{resultsText(results)}</AlertTitle>
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
      {results.map(({ toolId, toolName, text }) => (
        <Box component="li" key={toolId} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{toolName}</strong>
          {`: ${text}`}
        </Box>
      ))}
    </Box>
    <Link component={RouterLink} to={paths.cart}>
      Go to the cart
    </Link>
  </Alert>
);

interface ListActionsProps {
  name: string;
  lines: readonly ShoppingLine[];
  /** Undefined until they have been looked up. */
  listed: ListTools | undefined;
}

/** The total of a list at the prices of now, and what can be done with all of its lines. */
export const ListActions = ({ name, lines, listed }: ListActionsProps) => {
  const [results, setResults] = useState<LineResult[] | null>(null);
  const { mutate: download, isPending } = useLinesDownload();
  const refused = useOrderRefusal();
  const isReady = listed !== undefined && lines.length > 0;
  const priced = lines.map((line) => {
    const tool = listed?.tools.get(line.toolId) ?? null;
    return { line, tool, price: tool && priceLine(tool, line.quantity) };
  });
  return (
    <>
      <Box sx={bar}>
        <Box sx={{ mr: 'auto' }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            Total at the prices of now
          </Box>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
            {listed ? formatCents(totalOf(lines, listed)) : '–'}
          </Box>
        </Box>
        <Button
          startIcon={<Icon path={mdiDownload} />}
          disabled={!isReady}
          loading={isPending}
          loadingPosition="start"
          onClick={() => download({ name, lines: priced })}
        >
          Download CSV
        </Button>
        {!refused && (
          <Button
            variant="contained"
            startIcon={<Icon path={mdiCartArrowDown} />}
            disabled={!isReady}
            onClick={() => listed && setResults(addListToCart(lines, listed))}
          >
            Add all to cart
          </Button>
        )}
      </Box>
      {refused && <Box sx={{ mb: 2, color: 'text.secondary' }}>{refusalText(refused)}</Box>}
      {results && <Results results={results} onClose={() => setResults(null)} />}
    </>
  );
};
