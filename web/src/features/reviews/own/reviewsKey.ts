/** The query key of all lists of reviews. */
export const reviewsKey = ['reviews'];
