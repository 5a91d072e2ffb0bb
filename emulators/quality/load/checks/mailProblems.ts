import type { DeliveryStatus } from 'functions/contract';

/** The outbox's record of a mail. */
export interface OutboxMail {
  id: string;
  messageId: string;
  state: DeliveryStatus;
  attempts: number;
}

/**
 * The problems with the delivery of mails: each of the outbox must have been sent, and received
 * once. A sender that was killed after the mail server had accepted a mail sends it again, with the
 * same Message-ID: so a mail of several attempts may have been received several times.
 */
export const mailProblems = (
  outbox: readonly OutboxMail[],
  received: readonly string[],
): string[] => {
  const counts = new Map<string, number>();
  for (const messageId of received) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  const known = new Set(outbox.map(({ messageId }) => messageId));
  return [
    ...outbox
      .filter(({ state }) => state !== 'SUCCESS')
      .map(({ id, state }) => `mail ${id} is ${state}`),
    ...outbox.flatMap(({ id, messageId, state, attempts }) => {
      const count = counts.get(messageId) ?? 0;
      const isRight = count <= attempts && (count > 0 || state !== 'SUCCESS');
      return isRight ? [] : [`mail ${id} was received ${count} times in ${attempts} attempts`];
    }),
    ...[...counts.keys()]
      .filter((messageId) => !known.has(messageId))
      .map((messageId) => `the mail ${messageId} was received, but is not in the outbox`),
  ];
};
