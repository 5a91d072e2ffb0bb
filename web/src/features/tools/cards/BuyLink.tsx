import { canBeBought, type Tool } from 'functions/contract';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { paths } from '../../../lib/router/paths.ts';
import { AddButton } from './AddButton.tsx';

/** Few tools are sold out, so that pages of cards load this on demand. */
const NotifyMe = lazyComponent(() => import('../alerts/NotifyMe.tsx'), 'NotifyMe');

/**
 * Adds a tool to the cart, or leads to its order form, in the look of a card. For a tool that is
 * sold out, the button to ask for a notice.
 */
export const BuyLink = ({ tool }: { tool: Tool }) =>
  canBeBought(tool) ? (
    <>
      <AddButton tool={tool} />
      <Link
        className="action"
        to={paths.order.href(tool._id)}
        aria-label={`Buy Now: ${tool.toolName}`}
      >
        Buy Now
      </Link>
    </>
  ) : (
    <Suspense fallback={<span className="action">Notify me</span>}>
      <NotifyMe tool={tool} variant="compact" />
    </Suspense>
  );
