import { reviewsHeading } from 'functions/contract';
import { BestService } from '../../../features/home/BestService.tsx';
import { Statistics } from '../../../features/home/Statistics.tsx';
import { listOf, useHomeOnceHydrated } from '../../../features/home/useHome.ts';
import { InquiryBanner } from '../../../features/inquiries/InquiryBanner.tsx';
import { Reviews } from '../../../features/reviews/published/Reviews.tsx';
import { ratingText } from '../../../features/reviews/published/ratings.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { HomeReviews } from './HomeReviews.tsx';

/** Keeps the room of the ratings until they have loaded. */
const emptyLine = '\u00a0';

/** The home page below the popular tools. */
export const HomeDetails = () => {
  const home = useHomeOnceHydrated();
  const ratings = home.data?.ratings;
  return (
    <>
      <BestService />
      <InquiryBanner contact={home.data?.contact} />
      <Section title={reviewsHeading} intro={(ratings && ratingText(ratings)) || emptyLine}>
        <Reviews list={listOf(home, ({ reviews }) => reviews)} Grid={HomeReviews} />
      </Section>
      <Statistics />
    </>
  );
};
