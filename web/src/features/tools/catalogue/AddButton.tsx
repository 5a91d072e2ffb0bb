import { formatCount, smallestQuantityOf, type Tool } from 'functions/contract';
import { ApiProblem } from '../../../apiProblem.ts';
import { quantityIn } from '../../../cart/quantityIn.ts';
import { useCartLines } from '../../../cart/useStoredCart.ts';
import { Notice } from '../../../components/Notice.tsx';
import { showNotice } from '../../../components/shownNotices.ts';
import { messageOf } from '../../../messages.ts';

/** The home page has no room for this code. */
const loadCart = () => import('../../../cart/addWithNotice.tsx');

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
