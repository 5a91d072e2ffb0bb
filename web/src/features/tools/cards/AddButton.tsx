import { formatCount, smallestQuantityOf, type Tool } from 'functions/contract';
import { quantityIn } from '../../../domain/cart/stored/quantityIn.ts';
import { useCartLines } from '../../../domain/cart/stored/useStoredCart.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';

/** The home page has no room for this code. */
const loadCart = () => import('../../../domain/cart/notices/addWithNotice.tsx');

const preloadCart = () => void loadCart().catch(() => {});

const hideFailure = () => showNotice('cart', null);

const tellFailure = () =>
  showNotice(
    'cart',
    <Notice onDismiss={hideFailure}>{messageOf(new ApiProblem('network', 0))}</Notice>,
  );

/** Adds the smallest order of a tool to the cart. It shows how many pieces the cart has. */
export const AddButton = ({ tool }: { tool: Tool }) => {
  const inCart = quantityIn(useCartLines(), tool._id);
  const text = inCart ? `In cart: ${formatCount(inCart)}` : 'Add to cart';
  const add = () =>
    void loadCart().then(
      ({ addWithNotice }) => addWithNotice(tool, smallestQuantityOf(tool)),
      tellFailure,
    );
  return (
    <button
      type="button"
      className="action add"
      aria-label={`${text}${inCart ? '. Add more' : ''}: ${tool.toolName}`}
      onPointerEnter={preloadCart}
      onFocus={preloadCart}
      onClick={add}
    >
      {text}
    </button>
  );
};
