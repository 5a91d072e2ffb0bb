import {
  type Company,
  type CompanyStep,
  type CompanyTransitionInput,
  companyLifecycle,
  companyTransitionSchema,
  counted,
  customerSchema,
  type DecidedStatus,
  formatCents,
  type OpenBusiness,
  type PaymentTerms,
  readCents,
} from 'functions/contract';
import { object } from 'yup';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';

/** A step of staff: its button, its question, what follows, and the message afterwards. */
interface StepTexts {
  action: string;
  question: string;
  consequence: string;
  done: string;
}

export const stepTexts: Record<CompanyStep, StepTexts> = {
  accept: {
    action: 'Accept',
    question: 'Accept this company?',
    consequence:
      'Its members can order from now on, and its owner gets a mail. You can change terms and limit later.',
    done: 'is accepted',
  },
  decline: {
    action: 'Decline',
    question: 'Decline this company?',
    consequence: 'The person who signed it up gets a mail with the reason. This cannot be undone.',
    done: 'is declined',
  },
  suspend: {
    action: 'Suspend',
    question: 'Suspend this company?',
    consequence:
      'Its members can still see prices, pay and download, but place no order and accept no quote. Its owners get a mail with the reason.',
    done: 'is suspended',
  },
  reopen: {
    action: 'Reopen',
    question: 'Reopen this company?',
    consequence: 'Its members can order again, and its owners get a mail.',
    done: 'is active again',
  },
  close: {
    action: 'Close',
    question: 'Close this company for good?',
    consequence:
      'Its members see its orders and invoices, but change nothing any more. Its owners get a mail with the reason. This cannot be undone.',
    done: 'is closed',
  },
};

/** The step to a status, with what it needs. */
export interface DecidedStep {
  to: DecidedStatus;
  step: CompanyStep;
  needsReason: boolean;
  takesTerms: boolean;
}

/** The step that leads a company to a status. */
export const stepTo = ({ status }: Pick<Company, 'status'>, to: DecidedStatus): DecidedStep => {
  const transition = companyLifecycle.transition(status, to);
  if (!transition) throw new Error(`No step leads from ${status} to ${to}`);
  return transition;
};

/** The fields of a step as staff type them: empty for the shop's terms, and for no limit. */
export interface StepValues {
  reason: string;
  agreed: { terms: PaymentTerms | ''; creditLimit: string };
}

export const blankStep: StepValues = { reason: '', agreed: { terms: '', creditLimit: '' } };

/** The contract's rules for the fields that a step has. */
export const stepSchemaOf = ({ needsReason, takesTerms }: DecidedStep) => {
  const schema = companyTransitionSchema
    .pick(['reason'])
    .shape({ agreed: takesTerms ? customerSchema.pick(['creditLimit']).partial() : object() });
  return schema.test(
    'reason',
    ({ reason }, { createError }) =>
      !needsReason ||
      Boolean(reason) ||
      createError({ path: 'reason', message: 'Say why: the members read it' }),
  );
};

/** The body of a step. Without terms and a limit, the shop's own apply. */
export const stepInputOf = (
  { to, takesTerms }: DecidedStep,
  { reason, agreed: { terms, creditLimit } }: StepValues,
): CompanyTransitionInput => {
  const agreed = { terms: terms || null, creditLimit: readCents(creditLimit).value };
  const isAgreed = agreed.terms !== null || agreed.creditLimit !== null;
  return { to, reason: reason.trim(), ...(takesTerms && isAgreed && { agreed }) };
};

const openTexts = ({ orders, quotes, amount }: OpenBusiness): string[] => [
  ...(orders > 0 ? [counted(orders, 'open order')] : []),
  ...(quotes > 0 ? [counted(quotes, 'open quote')] : []),
  ...(amount > 0 ? [`${formatCents(amount)} to pay`] : []),
];

/** Why a step failed. */
export const stepFailure = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'company-not-settled'
    ? `The company still has ${openTexts(error.details.openBusiness).join(', ')}. Settle this first.`
    : messageOf(error);
