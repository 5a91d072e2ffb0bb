import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import type { LineTool } from '../stored/cartLines.ts';
import { addToCart } from '../stored/useCart.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { addedText } from './addedText.ts';

const noticeKey = 'added to cart';

/** Adds pieces of a tool to the cart, and shows what that did. */
export const addWithNotice = (tool: LineTool, pieces: number): void => {
  const text = addedText(tool, pieces, addToCart(tool, pieces));
  const dismiss = () => showNotice(noticeKey, null);
  showNotice(noticeKey, <AddedNotice text={text} onDismiss={dismiss} />);
};
