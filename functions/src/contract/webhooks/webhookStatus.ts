/** Whether an endpoint receives events. */
export const webhookStatuses = ['on', 'off'] as const;

/** Why an endpoint is off: staff, its answer 410, or three days without a delivery that arrived. */
export const offReasons = ['staff', 'gone', 'failing'] as const;
export type OffReason = (typeof offReasons)[number];
