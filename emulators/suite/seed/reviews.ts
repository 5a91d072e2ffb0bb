import type { ReviewInput } from 'functions/contract';

/** A review of the seed; the reviewers have no accounts. */
export interface SeedReview extends ReviewInput {
  id: string;
  reviewerName: string;
}

export const reviews: SeedReview[] = [
  {
    id: 'review-bench-chisels',
    reviewerName: 'Ingrid Solheim',
    reviewRating: 5,
    reviewText:
      'We fitted out two training workshops with bench chisels and mallets. All 120 pieces came in one delivery, two days early, and not one needed regrinding.',
  },
  {
    id: 'review-refund',
    reviewerName: 'Marcus Bell',
    reviewRating: 5,
    reviewText:
      'Ordered the wrong clamps, called at seven in the evening, had a return label by eight. The refund was on the account that week. That is why we stay.',
  },
  {
    id: 'review-planes',
    reviewerName: 'Yusuf Demir',
    reviewRating: 4,
    reviewText:
      'The smoothing planes are very good for the price. A little work on the sole and they keep up with ours that cost three times as much.',
  },
  {
    id: 'review-prices',
    reviewerName: 'Claire Fournier',
    reviewRating: 5,
    reviewText:
      'I see the price per piece, the minimum and the stock before I even sign in. No quotation, no waiting for a rep. Ordering takes me four minutes.',
  },
  {
    id: 'review-saws',
    reviewerName: 'Daniel Okafor',
    reviewRating: 4,
    reviewText:
      'Hand saws for eleven crews. Sharp, straight and cheap enough to replace each season. I would like a left-handed dovetail saw too.',
  },
  {
    id: 'review-guarantee',
    reviewerName: 'Petra Lindqvist',
    reviewRating: 5,
    reviewText:
      'One bit brace arrived with a stiff ratchet. They sent a new one under the guarantee and did not want the old one back.',
  },
  {
    id: 'review-delivery',
    reviewerName: 'Hugh Ashby',
    reviewRating: 3,
    reviewText:
      'Good tools, well packed. The delivery took the full seven days, which was a day later than I had hoped for.',
  },
  {
    id: 'review-safety',
    reviewerName: 'Leila Haddad',
    reviewRating: 5,
    reviewText:
      'Glasses, gloves and ear defenders for the whole site from one place. People actually wear them, because they are comfortable.',
  },
  {
    id: 'review-school',
    reviewerName: 'Tomasz Wrona',
    reviewRating: 4,
    reviewText:
      'We buy for a school with a small budget. The marking tools are accurate enough to teach with and sturdy enough to be dropped.',
  },
];
