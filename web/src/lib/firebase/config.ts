import { toConfig } from './toConfig.ts';

/** The settings of this build, which the build has validated. */
export const config = toConfig(import.meta.env);
