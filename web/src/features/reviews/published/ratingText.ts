import { formatCount, limits, type RatingSummary } from 'functions/contract';

/** The ratings as a sentence, `4.7 of 5 from 23 reviews`; empty without reviews. */
export const ratingText = ({ average, count }: RatingSummary): string =>
  average === null
    ? ''
    : `${average} of ${limits.rating.max} from ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
