import { useEffect } from 'react';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import { CartNotice } from '../notices/CartNotice.tsx';
import type { CartChanges } from '../stored/mergeCarts.ts';
import { mergeText } from './mergeText.ts';
import { useMergeNotice } from './useMergeNotice.ts';

interface MergeNoticeProps {
  changes: CartChanges;
  onDismiss: () => void;
}

/** The result of joining the carts. */
const MergeNotice = ({ changes, onDismiss }: MergeNoticeProps) => (
  <CartNotice text={mergeText(changes)} onDismiss={onDismiss} />
);

const noticeKey = 'merged carts';

/** Shows on every page what joining the carts did. */
export const MergeNoticeWatch = () => {
  const { changes, dismiss } = useMergeNotice();
  useEffect(() => {
    showNotice(noticeKey, changes && <MergeNotice changes={changes} onDismiss={dismiss} />);
    return () => showNotice(noticeKey, null);
  }, [changes, dismiss]);
  return null;
};
