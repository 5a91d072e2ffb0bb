import { lazyComponent } from '../components/lazyComponent.ts';
import { Section } from '../components/Section.tsx';
import { BestService } from '../features/home/BestService.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { ServicePromises } from '../features/home/ServicePromises.tsx';
import { Statistics } from '../features/home/Statistics.tsx';
import { InquiryBanner } from '../features/inquiries/InquiryBanner.tsx';
import { Reviews } from '../features/reviews/Reviews.tsx';
import { ratingText } from '../features/reviews/ratingText.ts';
import { ratingsUrl, reviewsUrl } from '../features/reviews/reviewRequests.ts';
import { useRatings, useReviews } from '../features/reviews/useReviews.ts';
import { PopularTools } from '../features/tools/catalogue/PopularTools.tsx';
import { usePopularTools } from '../features/tools/catalogue/useTools.ts';
import { popularToolsUrl } from '../features/tools/toolRequests.ts';
import { anchors } from '../paths.ts';

/** Below the first screen, so its code loads with the reviews. */
const HomeReviews = lazyComponent(() => import('./HomeReviews.tsx'), 'HomeReviews');

const toolCount = 6;
const reviewCount = 9;

/** Keeps the room of the ratings until they have loaded. */
const emptyLine = '\u00a0';

/** The requests of the home page, which its document prefetches. */
export const homeRequests = [popularToolsUrl(toolCount), reviewsUrl(reviewCount), ratingsUrl];

export const HomePage = () => {
  const tools = usePopularTools(toolCount);
  const reviews = useReviews(reviewCount);
  const { data: ratings } = useRatings();
  return (
    <>
      <Hero />
      <ServicePromises />
      <Section
        id={anchors.popularTools}
        title="Our Popular Tools"
        intro="Prices are per piece and the same for everyone. Many tools cost less in larger quantities."
      >
        <PopularTools list={tools} count={toolCount} />
      </Section>
      <BestService />
      <InquiryBanner />
      <Section title="Trusted By People" intro={(ratings && ratingText(ratings)) || emptyLine}>
        <Reviews list={reviews} Grid={HomeReviews} />
      </Section>
      <Statistics />
    </>
  );
};
