import { CartNotice } from '../notices/CartNotice.tsx';
import type { CartChanges } from '../stored/mergeCarts.ts';
import { mergeText } from './mergeText.ts';

interface MergeNoticeProps {
  changes: CartChanges;
  onDismiss: () => void;
}

/** The result of joining the carts. */
export const MergeNotice = ({ changes, onDismiss }: MergeNoticeProps) => (
  <CartNotice text={mergeText(changes)} onDismiss={onDismiss} />
);
