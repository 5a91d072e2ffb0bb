import { tabStorage } from '../../../lib/browser/browserStorage.ts';

/** The tool for which a visitor pressed "Notify me", while logging in. Kept for this tab. */
const storageKey = 'notifyMe';

export const rememberRequest = (toolId: string) => tabStorage.write(storageKey, toolId);

export const isRequestPending = (toolId: string): boolean => tabStorage.read(storageKey) === toolId;

export const forgetRequest = () => tabStorage.remove(storageKey);
