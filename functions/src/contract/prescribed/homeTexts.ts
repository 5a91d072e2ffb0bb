/**
 * Texts that the customer prescribed, letter by letter: their spelling and their spaces are not
 * errors to correct. The first page loads these; `pageTexts.ts` has the others.
 */

// Failures: the message follows.
export const listErrorPrefix = 'An error has occurred: ';

// Checks of forms
export const minOrderMessage = (minOrder: number): string =>
  `Minimum order amount : ${minOrder} piece`;
export const maxOrderMessage = (available: number): string =>
  `Maximum available order : ${available} piece`;

// Cards
export const minimumOrderText = (pieces: string): string => `Minimum Order: ${pieces}`;
export const availableText = (pieces: string): string => `Available :${pieces}`;

// Headings
export const popularToolsHeading = 'Our Popular Tools';
export const bestServiceHeading = 'We Offer Best Service';
export const inquiryHeading = 'Need help to customize your order?';
export const reviewsHeading = 'Trusted By People';
