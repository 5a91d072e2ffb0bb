/**
 * Texts that the customer prescribed, letter by letter: their spelling and their spaces are not
 * errors to correct. None of these is part of the first page: `homeTexts.ts` has its texts.
 */
import { limits } from '../limits.ts';

// Failures: the message follows.
export const formErrorPrefix = 'error ocurred: ';
export const reviewErrorPrefix = 'error occured';

// Notices of success
export const profileSavedText = 'User Information Updated';
export const reviewAddedText = 'Review Added Successfully';
export const toolAddedText = 'Tool Added Successfully';
export const orderDeletedText = (id: string): string => `order ID: ${id} deleted`;
export const toolDeletedText = (id: string): string => `Tools: ${id} deleted`;
export const userDeletedText = (email: string): string => `User: ${email} deleted`;
export const adminAddedText = (email: string): string => `User: ${email} Admin added successfully`;

// Checks of forms
export const phoneMessage = `Enter valid phone number of ${limits.phoneDigits} digit`;
export const minRatingMessage = `Minimum rating is ${limits.rating.min}`;
export const maxRatingMessage = `Maximum rating is ${limits.rating.max}`;

// Questions
export const makeAdminQuestion = 'Are you sure you want to make admin?';
export const deleteUserQuestion = 'Are you sure you want to delete this user?';
export const deleteToolQuestion = 'Are you sure you want to delete this product?';

/** The label that confirms the specification's own dialogs. */
export const specifiedConfirm = 'Confirm';

// Headings and labels
export const ratingLabel = (rating: number): string => `Rating: ${rating}`;
export const questionsHeading = 'Some Question Answer';
export const orderFormHeading = 'Complete Your Order Information';
export const addReviewHeading = 'Please add your valuable feedback here';
export const addToolHeading = 'Tools Information';
export const uploadLabel = 'Click to upload photo';
