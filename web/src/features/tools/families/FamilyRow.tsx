import type { CatalogueFamily } from 'functions/contract';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { useCatalogueLocation } from '../cards/useCatalogueLocation.ts';
import { ChooseSizes, FamilyName } from './FamilyLinks.tsx';
import { fromPriceText, sizesText } from './familyTexts.ts';

interface FamilyRowProps {
  family: CatalogueFamily;
  /** The payer as whom staff see it. */
  previewed: string | undefined;
  /** Whether the picture loads only near the viewport. */
  lazy: boolean;
}

/** A family of sizes in the compact list. */
export const FamilyRow = ({ family, previewed, lazy }: FamilyRowProps) => {
  const isPreview = previewed !== undefined;
  const { linkState } = useCatalogueLocation(
    isPreview ? previewPaths.catalogue.href(previewed) : paths.tools,
  );
  const to = isPreview
    ? previewPaths.family.href(previewed, family._id)
    : furtherPaths.family.href(family._id);
  const link = { family, to, state: linkState };
  return (
    <article className="family">
      <span className="picture">
        <Picture src={family.imageLink} alt="" sizes="64px" lazy={lazy} />
      </span>
      <div className="name">
        <span className="sku">{sizesText(family)}</span>
        <FamilyName {...link} />
      </div>
      <span className="price">{fromPriceText(family)}</span>
      <div className="order">{!isPreview && <ChooseSizes {...link} />}</div>
    </article>
  );
};
