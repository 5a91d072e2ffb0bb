import type { CatalogueFamily } from 'functions/contract';
import { Link, type LinkProps } from 'react-router-dom';

interface FamilyLinkProps extends Pick<LinkProps, 'to' | 'state'> {
  family: Pick<CatalogueFamily, 'name'>;
}

/** The name of a family as a heading that leads to its page. */
export const FamilyName = ({ family, ...link }: FamilyLinkProps) => (
  <h2>
    <Link {...link}>{family.name}</Link>
  </h2>
);

/** Leads to the sizes of a family. */
export const ChooseSizes = ({ family, ...link }: FamilyLinkProps) => (
  <Link className="action" aria-label={`Choose sizes: ${family.name}`} {...link}>
    Choose sizes
  </Link>
);
