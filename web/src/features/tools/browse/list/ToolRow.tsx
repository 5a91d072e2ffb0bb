import {
  canBeBought,
  formatCount,
  formatMoney,
  hasOnlyRemainder,
  packText,
  quantityTexts,
  type Specification,
  smallestQuantityOf,
  type Tool,
} from 'functions/contract';
import { Link } from 'react-router-dom';
import { AgreementNote } from '../../../../domain/prices/AgreementNote.tsx';
import { paths } from '../../../../lib/router/paths.ts';
import { previewPaths } from '../../../../lib/router/previewPaths.ts';
import { Picture } from '../../../../ui/media/Picture.tsx';
import { BuyLink } from '../../cards/BuyLink.tsx';
import { StockBadge } from '../../cards/StockBadge.tsx';
import { lowestPriceText, unitText } from '../../cards/toolTexts.ts';
import { useCatalogueLocation } from '../../cards/useCatalogueLocation.ts';
import { ToolExtras } from '../../extras/ToolExtras.tsx';
import { RowOrder } from './RowOrder.tsx';

interface ToolRowProps {
  tool: Tool;
  specifications: readonly Specification[];
  /** The payer as whom staff see it. */
  previewed: string | undefined;
  /** Whether the picture loads only near the viewport. */
  lazy: boolean;
  /** Whether the payer can order. */
  orderable: boolean;
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

/** As many as fit into a line or two. */
const shownSpecifications = 3;

const Specifications = ({ rows }: { rows: readonly Specification[] }) =>
  rows.length > 0 && (
    <span className="specifications">
      {rows
        .slice(0, shownSpecifications)
        .map(({ name, value }) => `${name}: ${value}`)
        .join(' · ')}
    </span>
  );

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

const Order = ({ tool }: { tool: Tool }) =>
  canBeBought(tool) ? <RowOrder tool={tool} /> : <BuyLink tool={tool} />;

/** Why the payer has this price, in place of the order. */
const PriceList = ({ tool }: { tool: Tool }) =>
  tool.agreement ? (
    <AgreementNote tool={tool} quantity={smallestQuantityOf(tool)} />
  ) : (
    <span className="rules">List price</span>
  );

/** A tool in one line, to order from at once. */
export const ToolRow = ({ tool, specifications, previewed, lazy, orderable }: ToolRowProps) => {
  const isPreview = previewed !== undefined;
  const { linkState } = useCatalogueLocation(
    isPreview ? previewPaths.catalogue.href(previewed) : paths.tools,
  );
  const to = isPreview ? previewPaths.tool.href(previewed, tool._id) : paths.tool.href(tool._id);
  return (
    <article>
      <span className="picture">
        <Picture src={tool.imageLink} alt="" sizes="64px" lazy={lazy} />
      </span>
      <div className="name">
        <span className="sku">{tool.sku}</span>
        <h2>
          <Link to={to} state={linkState}>
            {tool.toolName}
          </Link>
        </h2>
        <Specifications rows={specifications} />
      </div>
      <Rules tool={tool} />
      <Price tool={tool} />
      <Stock tool={tool} />
      <div className="order">
        {isPreview ? <PriceList tool={tool} /> : orderable && <Order tool={tool} />}
      </div>
      {!isPreview && (
        <div className="extras">
          <ToolExtras tool={tool} orderable={orderable} />
        </div>
      )}
    </article>
  );
};
