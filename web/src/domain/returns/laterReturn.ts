import type { OrderReturn } from 'functions/contract';

/**
 * The later state of a return. Each change adds an event, so the state with fewer of them is older;
 * with as many, the state that arrived is the later one.
 */
export const laterReturn = (cached: OrderReturn, arrived: OrderReturn): OrderReturn =>
  arrived.history.length < cached.history.length ? cached : arrived;
