import { parseConfig } from './parseConfig.ts';

/** The settings of this build, which the build has validated. */
export const config = parseConfig(import.meta.env);
