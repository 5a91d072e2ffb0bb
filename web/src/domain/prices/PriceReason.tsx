import Link from '@mui/material/Link';
import { type Currency, formatCentsIn, type PriceSource } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';

interface PriceReasonProps {
  line: PriceSource & { unitPrice: number };
  currency: Currency;
  /** Whether staff read it: they can look the prices of the list up. */
  admin: boolean;
}

const ListName = ({ line, admin }: Pick<PriceReasonProps, 'line' | 'admin'>) => {
  const { priceListId, priceListName, priceListVersion } = line;
  if (!admin || priceListId === null) return `Your price: ${priceListName}`;
  return (
    <>
      {'Agreed price: '}
      <Link
        component={RouterLink}
        to={lazyPaths.priceList.href(priceListId)}
        color="inherit"
        underline="always"
      >
        {priceListName}
      </Link>
      {`, version ${priceListVersion}`}
    </>
  );
};

/** Why a line has its price, with the list price beside it; nothing for list prices. */
export const PriceReason = ({ line, currency, admin }: PriceReasonProps) => {
  const { listPrice, unitPrice, priceListName } = line;
  const isAgreed = priceListName !== null;
  const isLower = unitPrice < listPrice;
  if (!isAgreed && !isLower) return null;
  return (
    <span style={{ display: 'block', overflowWrap: 'anywhere' }}>
      {isAgreed && <ListName line={line} admin={admin} />}
      {isAgreed && isLower && ' · '}
      {isLower && (
        <span style={{ whiteSpace: 'nowrap' }}>
          {`${isAgreed ? 'list' : 'List'} price ${formatCentsIn(currency, listPrice)}`}
        </span>
      )}
    </span>
  );
};
