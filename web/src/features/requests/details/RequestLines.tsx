import Box from '@mui/material/Box';
import {
  type CurrentLine,
  counted,
  formatCents,
  type OrderLine,
  type RequestPage,
} from 'functions/contract';
import { ToolLine, ToolLines } from '../../../domain/order/ToolLines.tsx';

interface LineProps {
  line: OrderLine;
  /** The line as it is now; undefined for a request that is decided. */
  now: CurrentLine | undefined;
}

const isChanged = ({ line, now }: LineProps): boolean =>
  now !== undefined && now.unitPrice !== line.unitPrice;

/** Quantity and price; both prices when it has changed. */
const Price = ({ line, now }: LineProps) => {
  const pieces = `${counted(line.quantity, 'piece')} at `;
  if (!isChanged({ line, now })) return `${pieces}${formatCents(line.unitPrice)}`;
  return (
    <>
      {pieces}
      <s>{formatCents(line.unitPrice)}</s>{' '}
      <Box component="strong" sx={{ color: 'warning.main' }}>
        {now?.unitPrice === null ? 'not on sale' : `now ${formatCents(now?.unitPrice ?? 0)}`}
      </Box>
    </>
  );
};

const LineTotal = ({ line, now }: LineProps) => (
  <Box sx={{ textAlign: 'right' }}>
    {isChanged({ line, now }) && (
      <Box component="s" sx={{ display: 'block', color: 'text.secondary' }}>
        {formatCents(line.lineTotal)}
      </Box>
    )}
    <strong>{formatCents(now?.lineTotal ?? line.lineTotal)}</strong>
  </Box>
);

/** The lines of a request, at the prices that its sender saw and at those of now. */
export const RequestLines = ({ request: { lines, current } }: { request: RequestPage }) => (
  <ToolLines>
    {lines.map((line) => {
      const now = current?.lines.find(({ toolId }) => toolId === line.toolId);
      return (
        <ToolLine
          key={line.toolId}
          line={line}
          admin={false}
          price={<Price line={line} now={now} />}
        >
          <LineTotal line={line} now={now} />
        </ToolLine>
      );
    })}
  </ToolLines>
);
