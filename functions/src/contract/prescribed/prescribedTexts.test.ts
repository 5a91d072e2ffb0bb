import { expect, it } from 'vitest';
import * as homeTexts from './homeTexts.ts';
import * as pageTexts from './pageTexts.ts';

const texts = { ...homeTexts, ...pageTexts };

/** The texts as the specification of the customer has them. */
const specified: Record<keyof typeof texts, string> = {
  listErrorPrefix: 'An error has occurred: ',
  formErrorPrefix: 'error ocurred: ',
  reviewErrorPrefix: 'error occured',
  profileSavedText: 'User Information Updated',
  reviewAddedText: 'Review Added Successfully',
  toolAddedText: 'Tool Added Successfully',
  orderDeletedText: 'order ID: {id} deleted',
  toolDeletedText: 'Tools: {id} deleted',
  userDeletedText: 'User: {id} deleted',
  adminAddedText: 'User: {id} Admin added successfully',
  phoneMessage: 'Enter valid phone number of 11 digit',
  minOrderMessage: 'Minimum order amount : {id} piece',
  maxOrderMessage: 'Maximum available order : {id} piece',
  minRatingMessage: 'Minimum rating is 1',
  maxRatingMessage: 'Maximum rating is 5',
  makeAdminQuestion: 'Are you sure you want to make admin?',
  deleteUserQuestion: 'Are you sure you want to delete this user?',
  specifiedConfirm: 'Confirm',
  deleteToolQuestion: 'Are you sure you want to delete this product?',
  minimumOrderText: 'Minimum Order: {id}',
  availableText: 'Available :{id}',
  ratingLabel: 'Rating: {id}',
  popularToolsHeading: 'Our Popular Tools',
  bestServiceHeading: 'We Offer Best Service',
  inquiryHeading: 'Need help to customize your order?',
  reviewsHeading: 'Trusted By People',
  questionsHeading: 'Some Question Answer',
  orderFormHeading: 'Complete Your Order Information',
  addReviewHeading: 'Please add your valuable feedback here',
  addToolHeading: 'Tools Information',
  uploadLabel: 'Click to upload photo',
};

it('The prescribed texts are those of the specification', () => {
  const shown = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? text : text('{id}' as never),
  ]);
  expect(Object.fromEntries(shown)).toEqual(specified);
});
