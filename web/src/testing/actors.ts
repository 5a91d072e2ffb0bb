import type { Actor } from 'functions/contract';

/** The customer who has placed the orders of the tests. */
export const carla: Actor = { uid: 'carla', staff: false, membership: null };

export const nora: Actor = { uid: 'nora', staff: true, membership: null };
