import {
  canBeBought,
  formatCount,
  formatMoney,
  hasOnlyRemainder,
  packText,
  quantityTexts,
  type Tool,
} from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/router/paths.ts';
import { Picture } from '../../../../ui/media/Picture.tsx';
import { BuyLink } from '../../cards/BuyLink.tsx';
import { StockBadge } from '../../cards/StockBadge.tsx';
import { lowestPriceText, unitText } from '../../cards/toolTexts.ts';
import { useCatalogueLocation } from '../../cards/useCatalogueLocation.ts';
import { RowOrder } from './RowOrder.tsx';

interface ToolRowProps {
  tool: Tool;
  /** Whether the picture loads only near the viewport. */
  lazy: boolean;
}

/** The price of a piece, by which lists sort and filter, and the lowest one with its quantity. */
const Price = ({ tool }: { tool: Tool }) => {
  const lowest = lowestPriceText(tool);
  return (
    <span className="price">
      {formatMoney(tool.price)}
      {tool.agreement && <span className="lowest">{unitText(tool)}</span>}
      {lowest && <span className="lowest">{lowest}</span>}
    </span>
  );
};

/** How the tool is sold. Beside the field for the last pieces, these are explained. */
const Rules = ({ tool }: { tool: Tool }) => (
  <span className="rules">
    {!packText(tool) && <span>By the piece</span>}
    {!hasOnlyRemainder(tool) && quantityTexts(tool).map((text) => <span key={text}>{text}</span>)}
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
