import { counted, limits } from 'functions/contract';
import { useEffect } from 'react';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import { CartNotice } from '../notices/CartNotice.tsx';
import type { CartChanges } from '../stored/mergeCarts.ts';
import { useMergeNotice } from './useMergeNotice.ts';

/** As many as a notice has room for. */
const shownNames = 3;

/** Names in a sentence: `Jack plane, Mallet and 4 more`. */
const listed = (names: readonly string[]): string => {
  const more = names.length - shownNames;
  if (more > 0) return `${names.slice(0, shownNames).join(', ')} and ${more} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
};

/** The result of joining carts, in sentences. */
export const mergeText = ({ added, raised, left }: CartChanges): string =>
  [
    added.length > 0 && `${counted(added.length, 'tool')} added to your cart: ${listed(added)}.`,
    raised.length > 0 && `Your cart now has more pieces of: ${listed(raised)}.`,
    left.length > 0 &&
      `Your cart can have at most ${limits.orderLines} tools, and does not contain: ${left.join(', ')}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');

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
