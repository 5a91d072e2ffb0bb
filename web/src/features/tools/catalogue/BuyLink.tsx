import { canBeBought, type Tool } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useCatalogueLocation } from './useCatalogueLocation.ts';

/**
 * The link to a tool's order form. For a tool that is sold out, the link to its page, where visitors
 * ask for a notice. `ToolCard` styles it.
 */
export const BuyLink = ({ tool }: { tool: Tool }) => {
  const { linkState } = useCatalogueLocation();
  if (canBeBought(tool)) {
    return (
      <Link
        className="action buy"
        to={paths.order.href(tool._id)}
        aria-label={`Buy Now: ${tool.toolName}`}
      >
        Buy Now
      </Link>
    );
  }
  return (
    <Link
      className="action"
      to={paths.tool.href(tool._id)}
      state={linkState}
      aria-label={`Notify me: ${tool.toolName}`}
    >
      Notify me
    </Link>
  );
};
