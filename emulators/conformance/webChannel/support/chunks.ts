/** One array of a chunk: the number of a message, and the message. */
export type NumberedMessage = [number: number, message: unknown[]];

/**
 * Splits text into its complete chunks, each of them a length in UTF-16 code units, a line break
 * and JSON of that length; returns the messages and the incomplete rest.
 */
export const splitChunks = (text: string): { messages: NumberedMessage[]; rest: string } => {
  const messages: NumberedMessage[] = [];
  let rest = text;
  for (;;) {
    const [, length] = /^(\d+)\n/.exec(rest) ?? [];
    if (length === undefined) return { messages, rest };
    const [start, end] = [length.length + 1, length.length + 1 + Number(length)];
    if (rest.length < end) return { messages, rest };
    messages.push(...(JSON.parse(rest.slice(start, end)) as NumberedMessage[]));
    rest = rest.slice(end);
  }
};
