/** The audience of events about the prices of all companies. */
export const allCompanies = 'companies';

/** The audience of events about the prices of the companies of a group. */
export const groupAudience = (groupId: string): string => `group-${groupId}`;
