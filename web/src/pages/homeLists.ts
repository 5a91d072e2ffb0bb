import { reviewsUrl } from '../features/reviews/reviewRequests.ts';
import { newestToolsUrl } from '../features/tools/catalogue/toolRequests.ts';

/** How many items the home page shows of its lists. */
export const shownTools = 6;
export const shownReviews = 9;

/** What the home page asks for at once: its document starts these requests before any script. */
export const homeRequests = [newestToolsUrl(shownTools), reviewsUrl(shownReviews)];
