import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { copyCartFrom } from '../../domain/cart/stored/cartOwner.ts';
import { getSession } from '../../lib/session/session.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showNotice } from '../../ui/feedback/shownNotices.ts';
import { type PayerNotice, takePayerNotice } from './payerNotice.ts';

const noticeKey = 'payer';
/** Long enough to read two sentences, and to decide about the cart. */
const shownMs = { text: 10_000, choice: 60_000 };

/** On a phone, the button stands below the text. */
const textAndButton = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  minWidth: 0,
} as const;

const dismiss = () => showNotice(noticeKey, null);

const showPayerNotice = ({ text, cartOf }: PayerNotice) => {
  const timer = setTimeout(dismiss, cartOf === undefined ? shownMs.text : shownMs.choice);
  const addCart = (companyId: string) => {
    clearTimeout(timer);
    dismiss();
    const session = getSession();
    const isCopied = session.status === 'signedIn' && copyCartFrom(companyId, session.user.uid);
    if (!isCopied) showPayerNotice({ text: 'There is nothing to add any more.' });
  };
  showNotice(
    noticeKey,
    <Notice onDismiss={dismiss}>
      <Box sx={textAndButton}>
        <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>{text}</span>
        {cartOf !== undefined && (
          <Button color="inherit" onClick={() => addCart(cartOf)}>
            Add its tools here
          </Button>
        )}
      </Box>
    </Notice>,
  );
};

/** Says after a switch for whom this page buys now. */
export const PayerNoticeWatch = () => {
  useEffect(() => {
    const notice = takePayerNotice();
    if (notice) showPayerNotice(notice);
  }, []);
  return null;
};
