import type { ReviewInput, ReviewStatus } from 'functions/contract';

/** A review of the seed. */
export interface SeedReview extends ReviewInput {
  id: string;
  /** The uid of its author. */
  userId: string;
  status: ReviewStatus;
}

export const reviews: SeedReview[] = [
  {
    id: 'review-shopfitting',
    userId: 'seed-marlow',
    status: 'pending',
    reviewRating: 4,
    reviewText:
      'First order for a new shopfitting crew. The drill bits arrived in three days, and the quick order pad took our list as it was.',
  },
  {
    id: 'review-bench-chisels',
    userId: 'seed-northgate',
    status: 'published',
    reviewRating: 5,
    reviewText:
      'We fitted out two training workshops with bench chisels and mallets. All 120 pieces came in one delivery, two days early, and not one needed regrinding.',
  },
  {
    id: 'review-refund',
    userId: 'seed-dunmore',
    status: 'published',
    reviewRating: 5,
    reviewText:
      'Ordered the wrong clamps, called at seven in the evening, had a return label by eight. The refund was on the account that week. That is why we stay.',
  },
  {
    id: 'review-planes',
    userId: 'seed-oakapple',
    status: 'published',
    reviewRating: 4,
    reviewText:
      'The smoothing planes are very good for the price. A little work on the sole and they keep up with ours that cost three times as much.',
  },
  {
    id: 'review-prices',
    userId: 'seed-copperbeech',
    status: 'published',
    reviewRating: 5,
    reviewText:
      'I see the price per piece, the minimum and the stock before I even sign in. No quotation, no waiting for a rep. Ordering takes me four minutes.',
  },
  {
    id: 'review-saws',
    userId: 'seed-ashdown',
    status: 'published',
    reviewRating: 4,
    reviewText:
      'Hand saws for eleven crews. Sharp, straight and cheap enough to replace each season. I would like a left-handed dovetail saw too.',
  },
  {
    id: 'review-guarantee',
    userId: 'seed-penhallow',
    status: 'published',
    reviewRating: 5,
    reviewText:
      'One bit brace arrived with a stiff ratchet. They sent a new one under the guarantee and did not want the old one back.',
  },
  {
    id: 'review-delivery',
    userId: 'seed-halden',
    status: 'published',
    reviewRating: 3,
    reviewText:
      'Good tools, well packed. The delivery took the full seven days, which was a day later than I had hoped for.',
  },
  {
    id: 'review-safety',
    userId: 'seed-kestrel',
    status: 'published',
    reviewRating: 5,
    reviewText:
      'Glasses, gloves and ear defenders for the whole site from one place. People actually wear them, because they are comfortable.',
  },
  {
    id: 'review-school',
    userId: 'seed-larkfield',
    status: 'published',
    reviewRating: 4,
    reviewText:
      'We buy for a school with a small budget. The marking tools are accurate enough to teach with and sturdy enough to be dropped.',
  },
];
