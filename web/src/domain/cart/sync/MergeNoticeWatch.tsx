import { useEffect } from 'react';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import { MergeNotice } from './MergeNotice.tsx';
import { useMergeNotice } from './useMergeNotice.ts';

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
