import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { apiRoutes, type OrderReturn, returnSlipFileOf } from 'functions/contract';
import { DownloadButton } from '../../../domain/documents/DownloadButton.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import { formatLongDate } from '../../../domain/time/dates.ts';
import { readPdf } from '../../../lib/api/readPdf.ts';

/** Whether the pieces of a return are to be sent back now. */
export const isSentBack = ({ kind, status }: Pick<OrderReturn, 'kind' | 'status'>): boolean =>
  kind === 'return' && status === 'approved';

const readSlip = (found: OrderReturn) =>
  readPdf(returnSlipFileOf(found), apiRoutes.getReturnSlip, { params: { number: found.number } });

const steps = { m: 0, pl: 2.5, display: 'grid', gap: 1.5, '& li::marker': { fontWeight: 650 } };

const ShopAddress = () => {
  const { data: shop } = useShop();
  const lines = [shop?.name, shop?.address].filter(Boolean).join('\n');
  return (
    <Typography
      component="address"
      sx={{ fontStyle: 'normal', fontWeight: 650, whiteSpace: 'pre-line', minHeight: '4.5em' }}
    >
      {lines}
    </Typography>
  );
};

/** How the customer sends approved pieces back, step by step, with the slip to print. */
export const SendBack = ({ found }: { found: OrderReturn }) => (
  <Box component="ol" sx={steps}>
    <Typography component="li">
      Print the return slip and put it into the parcel.
      <Box component="span" sx={{ display: 'block', mt: 1 }}>
        <DownloadButton document="The return slip" read={() => readSlip(found)}>
          Return slip (PDF)
        </DownloadButton>
      </Box>
    </Typography>
    <Typography component="li">
      {'Write '}
      <strong>{found.number}</strong>
      {' on the parcel.'}
    </Typography>
    <Typography component="li" sx={{ '& address': { mt: 0.5 } }}>
      Send it to:
      <ShopAddress />
    </Typography>
    {found.expiresAt && (
      <Typography component="li">
        {'It has to arrive by '}
        <strong>{formatLongDate(found.expiresAt)}</strong>.
      </Typography>
    )}
    {found.feeRate > 0 && (
      <Typography component="li">
        {`We take off a fee of ${found.feeRate / 100}% from the credit.`}
      </Typography>
    )}
  </Box>
);
