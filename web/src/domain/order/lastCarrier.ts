import { sharedStorage } from '../../lib/browser/browserStorage.ts';

const key = 'lastCarrier';

/** The carrier with which this browser has shipped last; empty before. */
export const readLastCarrier = (): string => sharedStorage.read(key) ?? '';

/** Starts the next shipment with the carrier. */
export const keepLastCarrier = (carrier: string): void => sharedStorage.write(key, carrier);
