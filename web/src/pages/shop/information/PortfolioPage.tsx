import { RulerEdge } from '../../../features/home/RulerEdge.tsx';
import { OwnerDetails } from '../../../features/portfolio/OwnerDetails.tsx';
import { OwnerIntroduction } from '../../../features/portfolio/OwnerIntroduction.tsx';
import { owner } from '../../../features/portfolio/owner.ts';

export const PortfolioPage = () => (
  <>
    <OwnerIntroduction {...owner} />
    <RulerEdge />
    <OwnerDetails {...owner} />
  </>
);
