/** The app without its HTTPS function, for tests outside of this package. */
export { createApp } from '../app.ts';
