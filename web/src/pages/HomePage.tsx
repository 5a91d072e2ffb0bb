import { Section } from '../components/Section.tsx';
import { BestService } from '../features/home/BestService.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { Promises } from '../features/home/Promises.tsx';
import { Statistics } from '../features/home/Statistics.tsx';
import { InquiryBanner } from '../features/inquiries/InquiryBanner.tsx';
import { Reviews } from '../features/reviews/Reviews.tsx';
import { useReviews } from '../features/reviews/useReviews.ts';
import { PopularTools } from '../features/tools/catalogue/PopularTools.tsx';
import { useNewestTools } from '../features/tools/catalogue/useTools.ts';
import { anchors } from '../paths.ts';
import { shownReviews, shownTools } from './homeLists.ts';

export const HomePage = () => {
  const tools = useNewestTools(shownTools);
  const reviews = useReviews(shownReviews);
  return (
    <>
      <Hero />
      <Promises />
      <Section
        id={anchors.popularTools}
        title="Our Popular Tools"
        intro="Prices are per piece, the same for everyone, and hold for any quantity from the minimum order up."
      >
        <PopularTools list={tools} count={shownTools} />
      </Section>
      <BestService />
      <InquiryBanner />
      <Section title="Trusted By People">
        <Reviews list={reviews} />
      </Section>
      <Statistics />
    </>
  );
};
