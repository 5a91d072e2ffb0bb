import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type CartTool, formatCents, formatCount } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { OwnNumber } from '../../../domain/partNumber/OwnNumber.tsx';
import { SuccessorOffer } from '../../../domain/tool/SuccessorOffer.tsx';
import { paths } from '../../../lib/router/paths.ts';
import type { PadRow } from '../rows/padRows.ts';
import type { RowActions } from '../rows/rowActions.ts';
import type { RowResult } from '../rows/rowResults.ts';
import { NotFound } from './NotFound.tsx';
import { TakeButton } from './padStyles.ts';

interface RowResultTextProps {
  row: PadRow;
  result: RowResult;
  hasFailed: boolean;
  hasSuggestions: boolean;
  actions: RowActions;
}

const soft = { color: 'text.secondary' } as const;

const ToolLink = ({ tool }: { tool: CartTool }) => (
  <Link component={RouterLink} to={paths.tool.href(tool._id)} sx={{ flex: '0 1 auto' }}>
    {tool.toolName}
  </Link>
);

const Price = ({ result: { price, quantity, agreed, note } }: { result: RowResult }) => (
  <Box component="span" sx={soft}>
    {[
      price && quantity !== null && `${formatCount(quantity)} × ${formatCents(price.unitPrice)}`,
      price?.breakQuantity && `price for ${formatCount(price.breakQuantity)} or more`,
      agreed,
      note,
    ]
      .filter(Boolean)
      .join(' · ')}
  </Box>
);

const Problem = ({ result, actions }: Pick<RowResultTextProps, 'result' | 'actions'>) => (
  <>
    <Box component="span" sx={{ color: 'error.main' }}>
      {result.message}
    </Box>
    {result.nearest.map((quantity) => (
      <TakeButton
        key={quantity}
        type="button"
        aria-label={`Take ${formatCount(quantity)}: ${result.tool?.toolName}`}
        onClick={() => actions.onTake(result.rowIds, quantity)}
      >
        {`Take ${formatCount(quantity)}`}
      </TakeButton>
    ))}
    {result.note && (
      <Box component="span" sx={soft}>
        {result.note}
      </Box>
    )}
  </>
);

/** The result of a row, as text for people. */
export const RowResultText = (props: RowResultTextProps) => {
  const { row, result, hasFailed, hasSuggestions, actions } = props;
  const { state, tool } = result;
  if (state === 'blank') return null;
  if (state === 'unknown') return <Box sx={soft}>{hasFailed ? 'Not checked' : 'Checking…'}</Box>;
  if (state === 'not-found') {
    return (
      <NotFound
        row={row}
        message={result.message}
        hasSuggestions={hasSuggestions}
        onChoose={actions.onChoose}
      />
    );
  }
  return (
    <>
      {tool && <ToolLink tool={tool} />}
      {tool && <OwnNumber toolId={tool._id} />}
      {state === 'ready' ? (
        <Price result={result} />
      ) : (
        <Problem result={result} actions={actions} />
      )}
      {tool && <SuccessorOffer tool={tool} onTake={(chosen) => actions.onChoose(row.id, chosen)} />}
    </>
  );
};
