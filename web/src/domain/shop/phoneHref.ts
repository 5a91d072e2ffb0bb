/** The link that calls a phone number, however it is written: `tel:+15035550142`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
