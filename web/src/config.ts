import { parseConfig } from './parseConfig.ts';

/** The settings this build was made with. The build itself has checked them. */
export const config = parseConfig(import.meta.env);
