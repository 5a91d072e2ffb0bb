import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  bankCodeLabel,
  decimalCents,
  formatCentsIn,
  shownReference,
  transferCodeOf,
  type WantedTransfer,
} from 'functions/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { type CopyableFact, CopyableFacts } from './CopyableFacts.tsx';

const QrCode = lazyComponent(() => import('../../ui/media/QrCode.tsx'), 'QrCode');

const factsOf = ({ bank, reference, amount, currency }: WantedTransfer): CopyableFact[] =>
  [
    { name: 'Account holder', text: bank.holder },
    { name: 'Bank', text: bank.bankName },
    { name: 'Account number', text: bank.account },
    { name: bankCodeLabel, text: bank.code },
    { name: 'Reference', text: shownReference(reference), copy: reference },
    { name: 'Amount', text: formatCentsIn(currency, amount), copy: decimalCents(amount) },
  ].filter(({ text }) => text !== '');

/** What a customer copies to transfer an amount, and in euros the code that banking apps scan. */
export const TransferDetails = (transfer: WantedTransfer) => {
  const code = transferCodeOf(transfer);
  return (
    <>
      <CopyableFacts label="Bank details" facts={factsOf(transfer)} />
      {code !== undefined && (
        <Box sx={{ mt: 2, minHeight: 208 }}>
          <Suspense fallback={null}>
            <QrCode text={code} label="Code of the transfer for banking apps" />
          </Suspense>
          <Typography variant="body2" sx={{ mt: 1, textAlign: 'center', color: 'text.secondary' }}>
            Or scan this code with your banking app.
          </Typography>
        </Box>
      )}
    </>
  );
};
