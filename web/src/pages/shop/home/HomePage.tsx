import { homeSize, popularToolsHeading, reviewsHeading } from 'functions/contract';
import { BestService } from '../../../features/home/BestService.tsx';
import { Hero } from '../../../features/home/Hero.tsx';
import { ServicePromises } from '../../../features/home/ServicePromises.tsx';
import { Statistics } from '../../../features/home/Statistics.tsx';
import { listOf, useHome } from '../../../features/home/useHome.ts';
import { InquiryBanner } from '../../../features/inquiries/InquiryBanner.tsx';
import { Reviews } from '../../../features/reviews/published/Reviews.tsx';
import { ratingText } from '../../../features/reviews/published/ratingText.ts';
import { PopularTools } from '../../../features/tools/cards/PopularTools.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { anchors } from '../../../lib/router/paths.ts';
import { Section } from '../../../ui/layout/Section.tsx';

/** Below the first screen, so its code loads with the reviews. */
const HomeReviews = lazyComponent(() => import('./HomeReviews.tsx'), 'HomeReviews');

/** Keeps the room of the ratings until they have loaded. */
const emptyLine = '\u00a0';

export const HomePage = () => {
  const home = useHome();
  const ratings = home.data?.ratings;
  return (
    <>
      <Hero />
      <ServicePromises />
      <Section
        id={anchors.popularTools}
        title={popularToolsHeading}
        intro="Prices are per piece and the same for everyone. Many tools cost less in larger quantities."
      >
        <PopularTools list={listOf(home, ({ tools }) => tools)} count={homeSize.tools} />
      </Section>
      <BestService />
      <InquiryBanner contact={home.data?.contact} />
      <Section title={reviewsHeading} intro={(ratings && ratingText(ratings)) || emptyLine}>
        <Reviews list={listOf(home, ({ reviews }) => reviews)} Grid={HomeReviews} />
      </Section>
      <Statistics />
    </>
  );
};
