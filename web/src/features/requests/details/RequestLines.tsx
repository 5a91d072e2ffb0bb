import Box from '@mui/material/Box';
import {
  type AgreedLine,
  type Currency,
  type CurrentLine,
  counted,
  endedPriceText,
  formatCentsIn,
  type RequestPage,
} from 'functions/contract';
import { ToolLine, ToolLines } from '../../../domain/order/ToolLines.tsx';
import { PriceReason } from '../../../domain/prices/PriceReason.tsx';

interface LineProps {
  line: AgreedLine;
  currency: Currency;
  /** The line as it is now; undefined for a request that is decided. */
  now: CurrentLine | undefined;
}

const isChanged = ({ line, now }: Pick<LineProps, 'line' | 'now'>): boolean =>
  now !== undefined && now.unitPrice !== line.unitPrice;

/** Quantity and price with its reason; both prices when it has changed. */
const Price = ({ line, currency, now }: LineProps) => {
  const pieces = `${counted(line.quantity, 'piece')} at `;
  if (!isChanged({ line, now })) {
    return (
      <>
        {pieces + formatCentsIn(currency, line.unitPrice)}
        <PriceReason line={line} currency={currency} admin={false} />
      </>
    );
  }
  return (
    <>
      {pieces}
      <s>{formatCentsIn(currency, line.unitPrice)}</s>{' '}
      <Box component="strong" sx={{ color: 'warning.main' }}>
        {now?.unitPrice === null
          ? 'no longer available'
          : `now ${formatCentsIn(currency, now?.unitPrice ?? 0)}`}
      </Box>
      {now?.ended && <span style={{ display: 'block' }}>{`${endedPriceText(now.ended)}.`}</span>}
    </>
  );
};

const LineTotal = ({ line, currency, now }: LineProps) => (
  <Box sx={{ textAlign: 'right' }}>
    {isChanged({ line, now }) && (
      <Box component="s" sx={{ display: 'block', color: 'text.secondary' }}>
        {formatCentsIn(currency, line.lineTotal)}
      </Box>
    )}
    <strong>{formatCentsIn(currency, now?.lineTotal ?? line.lineTotal)}</strong>
  </Box>
);

/** The lines of a request, at the prices that its sender saw and at those of now. */
export const RequestLines = ({
  request: { lines, currency, current },
}: {
  request: RequestPage;
}) => (
  <ToolLines>
    {lines.map((line) => {
      const now = current?.lines.find(({ toolId }) => toolId === line.toolId);
      return (
        <ToolLine
          key={line.toolId}
          line={line}
          admin={false}
          price={<Price line={line} currency={currency} now={now} />}
        >
          <LineTotal line={line} currency={currency} now={now} />
        </ToolLine>
      );
    })}
  </ToolLines>
);
