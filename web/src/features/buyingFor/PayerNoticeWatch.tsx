import { useEffect } from 'react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showNotice } from '../../ui/feedback/shownNotices.ts';
import { takePayerNotice } from './payerNotice.ts';

const noticeKey = 'payer';
/** Long enough to read two sentences. */
const shownMs = 10_000;

const dismiss = () => showNotice(noticeKey, null);

const showPayerNotice = (text: string) => {
  showNotice(
    noticeKey,
    <Notice onDismiss={dismiss}>
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
    </Notice>,
  );
  setTimeout(dismiss, shownMs);
};

/** Says after a switch for whom this page buys now. */
export const PayerNoticeWatch = () => {
  useEffect(() => {
    const text = takePayerNotice();
    if (text) showPayerNotice(text);
  }, []);
  return null;
};
