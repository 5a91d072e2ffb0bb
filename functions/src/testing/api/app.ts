/** The Express app without its HTTPS function, for tests outside this package. */
export { createApp } from '../../app.ts';
