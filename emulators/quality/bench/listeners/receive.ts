import type { Receiver } from './listener.ts';

/** A ListenResponse of gRPC or, in JSON, of WebChannel. */
export interface ListenResponse {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { message: string };
    resumeToken?: Uint8Array | string;
  };
  documentChange?: {
    document: {
      fields: { available?: { integerValue?: string } };
      updateTime: string | { seconds: string; nanos?: number };
    };
  };
}

const millisecondsOf = (time: string | { seconds: string; nanos?: number }): number =>
  typeof time === 'string'
    ? Date.parse(time)
    : Number(time.seconds) * 1000 + (time.nanos ?? 0) / 1e6;

const base64Of = (token: Uint8Array | string = ''): string =>
  typeof token === 'string' ? token : Buffer.from(token).toString('base64');

/** Reports what a response says. */
export const receive = (
  { targetChange, documentChange }: ListenResponse,
  { onVersion, onSnapshot, onReset, onFailure }: Receiver,
): void => {
  if (documentChange) {
    const { fields, updateTime } = documentChange.document;
    const available = Number(fields.available?.integerValue);
    onVersion({ available, committedAt: millisecondsOf(updateTime) });
  }
  if (!targetChange) return;
  const { targetChangeType = 'NO_CHANGE', targetIds = [], cause, resumeToken } = targetChange;
  if (cause) onFailure(cause.message);
  if (targetChangeType === 'RESET') onReset();
  if (targetChangeType === 'NO_CHANGE' && targetIds.length === 0) onSnapshot(base64Of(resumeToken));
};
