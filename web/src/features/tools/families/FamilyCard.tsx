import { type CatalogueFamily, cardPictureSizes, type Tool } from 'functions/contract';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { CardRoot } from '../cards/toolCardStyles.ts';
import { previewOf } from '../cards/toolTexts.ts';
import { useCatalogueLocation } from '../cards/useCatalogueLocation.ts';
import { ChooseSizes, FamilyName } from './FamilyLinks.tsx';
import { fromPriceText, sizesText } from './familyTexts.ts';

interface FamilyCardProps {
  family: CatalogueFamily;
  /** One of its sizes. */
  tool: Tool;
  lazy: boolean;
}

/** A family of sizes in the catalogue, as high as the card of a tool. */
export const FamilyCard = ({ family, tool, lazy }: FamilyCardProps) => {
  const { linkState } = useCatalogueLocation();
  const link = { family, to: furtherPaths.family.href(family._id), state: linkState };
  return (
    <CardRoot>
      <Picture src={family.imageLink} alt="" ratio="5 / 4" sizes={cardPictureSizes} lazy={lazy} />
      <div className="text">
        <p className="sku">{sizesText(family)}</p>
        <FamilyName {...link} />
        <p className="description">{previewOf(tool.toolDescription)}</p>
        <div className="offer">
          <p>
            <span className="price">{fromPriceText(family)}</span>
            <span className="unit"> a piece</span>
          </p>
          <div className="actions">
            <ChooseSizes {...link} />
          </div>
        </div>
      </div>
    </CardRoot>
  );
};
