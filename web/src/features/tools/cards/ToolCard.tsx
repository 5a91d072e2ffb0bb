import {
  availableText,
  cardPictureSizes,
  formatCount,
  minimumOrderText,
  packText,
  priceLabel,
  remainderText,
  smallestQuantityOf,
  type Tool,
} from 'functions/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { BuyLink } from './BuyLink.tsx';
import { StockBadge } from './StockBadge.tsx';
import { CardRoot } from './toolCardStyles.ts';
import { lowestPriceText, previewOf, unitText } from './toolTexts.ts';
import { useCatalogueLocation } from './useCatalogueLocation.ts';

const pictureRatio = '5 / 4';

interface ToolCardProps {
  tool: Tool;
  /** The level of the heading, one below the heading above the card. */
  heading: 'h2' | 'h3';
  /** Whether the picture loads only near the viewport. */
  lazy?: boolean;
  /** Whether the payer can order it. */
  orderable?: boolean;
  /** Shown at its end. */
  children?: ReactNode;
}

const Facts = ({ tool }: { tool: Tool }) => {
  const pack = packText(tool);
  const remainder = remainderText(tool);
  return (
    <>
      <div className="facts">
        <span>{minimumOrderText(formatCount(smallestQuantityOf(tool)))}</span>
        <span>{availableText(formatCount(tool.available))}</span>
        {pack && <span>{pack}</span>}
      </div>
      {remainder && <p className="remainder">{remainder}</p>}
    </>
  );
};

const Offer = ({ tool, orderable }: Pick<ToolCardProps, 'tool' | 'orderable'>) => {
  const lowest = lowestPriceText(tool);
  return (
    <div className="offer">
      <p>
        <span className="price">{priceLabel(tool.price)}</span>
        <span className="unit">{` ${unitText(tool)}`}</span>
      </p>
      {lowest && <p className="unit lowest">{lowest}</p>}
      {orderable && (
        <div className="actions">
          <BuyLink tool={tool} />
        </div>
      )}
    </div>
  );
};

/**
 * A tool on sale. The link of its name covers the card, so that a click anywhere opens the tool.
 * Only its root is a styled component, because pages show many cards at once.
 */
export const ToolCard = ({
  tool,
  heading: Heading,
  lazy = true,
  orderable = true,
  children,
}: ToolCardProps) => {
  const { linkState } = useCatalogueLocation();
  return (
    <CardRoot>
      <Picture
        src={tool.imageLink}
        alt=""
        ratio={pictureRatio}
        sizes={cardPictureSizes}
        lazy={lazy}
      />
      <div className="badge">
        <StockBadge tool={tool} />
      </div>
      <div className="text">
        <p className="sku">{tool.sku}</p>
        <Heading>
          <Link to={paths.tool.href(tool._id)} state={linkState}>
            {tool.toolName}
          </Link>
        </Heading>
        <Facts tool={tool} />
        <p className="description">{previewOf(tool.toolDescription)}</p>
        <Offer tool={tool} orderable={orderable} />
        {children}
      </div>
    </CardRoot>
  );
};
