import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

const namesOf = (people: readonly { name: string }[]): string =>
  people.length === 0 ? 'an owner' : people.map(({ name }) => name).join(', ');

/** The refusals that mean something else to staff than to a customer. */
const staffMessageOf = (error: unknown, customer: string): string | null => {
  if (!(error instanceof ApiProblem)) return null;
  switch (error.code) {
    case 'approval-required':
      return `The rules of the company ask for an approval by ${namesOf(error.details.approvers)}. ${customer} can send the offer for approval from its page in the shop.`;
    case 'requester-left':
      return `${customer} has left the company, or may no longer order for it. Offer it to another member.`;
    case 'company-inactive':
      return `The company is ${error.details.companyStatus}, and places no orders.`;
    case 'companies-only':
      return 'Only companies can order here. Offer it to a company of the customer.';
    case 'email-not-verified':
      return 'The customer has not verified the e-mail address yet: only then can they order.';
    default:
      return null;
  }
};

/** Why an offer was not made or not accepted for a customer, as staff read it. */
export const staffFailure = (error: unknown, customer: string): FormFailure => {
  const failure = toFormFailure(error, '');
  const message = staffMessageOf(error, customer) ?? failure.message;
  return { ...failure, message };
};

interface NamedTool {
  tool: { sku: string };
}

/** Why the order of an offer was not placed: the dialog has no fields for the tools. */
export const placingFailure = (error: unknown, tools: readonly NamedTool[]): FormFailure => {
  const { message, errors } = staffFailure(error, 'The customer');
  const ofTools = tools.flatMap(({ tool: { sku } }, at) =>
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`lines.${at}.`))
      .map(([, problem]) => `${sku}: ${problem}.`),
  );
  return { errors, message: [message, ...ofTools].join(' ') };
};
