import Skeleton from '@mui/material/Skeleton';
import { formatCents, formatCount, priceSourceOf } from 'functions/contract';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import type { LineState } from './lineState.ts';

interface LinePricesProps {
  priced: PricedLine;
  state: LineState;
  /** Whether unknown tools are being looked up. */
  isLoading: boolean;
}

const NoTotal = () => (
  <>
    <span aria-hidden>–</span>
    <span style={visuallyHidden}>no total</span>
  </>
);

/** The list price of a line for which the payer has agreed a lower one. */
const ListPrice = ({ line, tool, price }: PricedLine) => {
  if (!tool?.agreement || !price) return null;
  const { listPrice } = priceSourceOf(tool, line.quantity);
  if (listPrice <= price.unitPrice) return null;
  return (
    <div>
      List<span style={visuallyHidden}> price</span> {formatCents(listPrice)}
    </div>
  );
};

/** The price of a piece, with its price break, and the total of a line. */
export const LinePrices = ({ priced, state, isLoading }: LinePricesProps) => {
  const { price } = priced;
  if (state === 'loading' && isLoading)
    return <Skeleton width={64} sx={{ ml: 'auto', gridArea: 'total' }} />;
  const isCounted = price !== null && state === 'ready';
  return (
    <>
      {price && state !== 'sold-out' && (
        <div className="unit">
          {formatCents(price.unitPrice)}
          <span style={visuallyHidden}> a piece</span>
          {price.breakQuantity !== null && <div>{`at ${formatCount(price.breakQuantity)}+`}</div>}
          <ListPrice {...priced} />
        </div>
      )}
      <div className="total">
        <span style={visuallyHidden}>Line total: </span>
        {isCounted ? formatCents(price.lineTotal) : <NoTotal />}
      </div>
    </>
  );
};
