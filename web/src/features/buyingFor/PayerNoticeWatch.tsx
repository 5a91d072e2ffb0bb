import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { copyCartFrom } from '../../domain/cart/stored/cartOwner.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showNotice } from '../../ui/feedback/shownNotices.ts';
import { type PayerNotice, takePayerNotice } from './payerNotice.ts';

const noticeKey = 'payer';
/** Long enough to read two sentences, and to decide about the cart. */
const shownMs = { text: 10_000, choice: 60_000 };

const dismiss = () => showNotice(noticeKey, null);

const showPayerNotice = ({ text, cartOf }: PayerNotice) => {
  const timer = setTimeout(dismiss, cartOf === undefined ? shownMs.text : shownMs.choice);
  const takeCart = (companyId: string) => {
    clearTimeout(timer);
    dismiss();
    if (!copyCartFrom(companyId))
      showPayerNotice({ text: 'There is nothing to take along any more.' });
  };
  showNotice(
    noticeKey,
    <Notice onDismiss={dismiss}>
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
      {cartOf !== undefined && (
        <Button color="inherit" onClick={() => takeCart(cartOf)} sx={{ flexShrink: 0 }}>
          Take it along
        </Button>
      )}
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
