import type { CatalogueFamily } from 'functions/contract';
import { Link } from 'react-router-dom';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { useCatalogueLocation } from '../cards/useCatalogueLocation.ts';
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
  return (
    <article className="family">
      <span className="picture">
        <Picture src={family.imageLink} alt="" sizes="64px" lazy={lazy} />
      </span>
      <div className="name">
        <span className="sku">{sizesText(family)}</span>
        <h2>
          <Link to={to} state={linkState}>
            {family.name}
          </Link>
        </h2>
      </div>
      <span className="price">{fromPriceText(family)}</span>
      <div className="order">
        {!isPreview && (
          <Link
            className="action"
            to={to}
            state={linkState}
            aria-label={`Choose sizes: ${family.name}`}
          >
            Choose sizes
          </Link>
        )}
      </div>
    </article>
  );
};
