import { type ApprovalRules, formatCents } from 'functions/contract';

/** The rules of a company in a sentence: what they mean for an order now. */
export const ruleSentence = ({ fromAmount, approvers, ownersExempt }: ApprovalRules): string => {
  const who = approvers === 1 ? 'one other member' : 'two other members';
  if (fromAmount === null) {
    return `No order needs approval because of its amount. An order above the limits of the member who sends it must be approved by ${who}.`;
  }
  const orders =
    fromAmount === 0 ? 'Every order' : `Every order of ${formatCents(fromAmount)} or more`;
  const except = ownersExempt ? ', except an order of an owner' : '';
  return `${orders} before tax${except}, and every order above the limits of its member must be approved by ${who}.`;
};
