/** Under what every list of reviews is cached. */
export const reviewsKey = ['reviews'];
