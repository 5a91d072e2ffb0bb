/** The time zone of the shop, in which a day of the seed starts. */
export const timeZone = 'America/Los_Angeles';
