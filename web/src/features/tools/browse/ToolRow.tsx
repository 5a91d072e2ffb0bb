import {
  canBeBought,
  formatCount,
  formatMoney,
  lowestPriceOf,
  type Tool,
} from 'functions/contract';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { paths } from '../../../paths.ts';
import { BuyLink } from '../catalogue/BuyLink.tsx';
import { StockBadge } from '../catalogue/StockBadge.tsx';
import { packText } from '../catalogue/toolTexts.ts';
import { useCatalogueLocation } from '../catalogue/useCatalogueLocation.ts';
import { RowOrder } from './RowOrder.tsx';

interface ToolRowProps {
  tool: Tool;
  /** Whether the picture loads only near the viewport. */
  lazy: boolean;
}

/** The price, or the lowest one if there are price breaks. */
const Price = ({ tool }: { tool: Tool }) => (
  <span className="price">
    {tool.priceBreaks.length > 0 && <span className="from">from </span>}
    {formatMoney(lowestPriceOf(tool))}
  </span>
);

const Rules = ({ tool }: { tool: Tool }) => (
  <span className="rules">
    <span>{packText(tool) ?? 'By the piece'}</span>
    <span>{`Min. ${formatCount(tool.minOrder)}`}</span>
  </span>
);

const Stock = ({ tool }: { tool: Tool }) => (
  <span className="stock">
    <StockBadge tool={tool} />
    {canBeBought(tool) && <span>{`${formatCount(tool.available)} in stock`}</span>}
  </span>
);

/** A tool in one line, to order from at once. */
export const ToolRow = ({ tool, lazy }: ToolRowProps) => {
  const { linkState } = useCatalogueLocation();
  return (
    <article>
      <span className="picture">
        <Picture src={tool.imageLink} alt="" sizes="64px" lazy={lazy} />
      </span>
      <div className="name">
        <span className="sku">{tool.sku}</span>
        <h2>
          <Link to={paths.tool.href(tool._id)} state={linkState}>
            {tool.toolName}
          </Link>
        </h2>
      </div>
      <Rules tool={tool} />
      <Price tool={tool} />
      <Stock tool={tool} />
      <div className="order">
        {canBeBought(tool) ? <RowOrder tool={tool} /> : <BuyLink tool={tool} />}
      </div>
    </article>
  );
};
