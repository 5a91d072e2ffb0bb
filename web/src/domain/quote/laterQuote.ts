import type { Quote } from 'functions/contract';

const lengthOf = ({ history, messages }: Quote) => history.length + messages.length;

/**
 * The later state of a quote. Each change adds a status or a message, so the state with fewer of
 * them is older; with as many, the state that arrived is the later one.
 */
export const laterQuote = (cached: Quote, arrived: Quote): Quote =>
  lengthOf(arrived) < lengthOf(cached) ? cached : arrived;
