import type { Drawn } from './drawn.ts';
import { orderSteps } from './orderSteps.ts';
import { returnSteps } from './returnSteps.ts';
import { rememberedSteps, undo } from './undoSteps.ts';

/** What each step does to a model; each returns whether the order allows it. */
export const applied = {
  ...rememberedSteps({ ...orderSteps, ...returnSteps }),
  undo,
};

/** The steps of an order and of its returns, its payments and refunds, and the passing of days. */
export type PartStep = keyof typeof applied;

/** A step with its parameters. */
export interface DrawnStep extends Drawn {
  step: PartStep;
}
