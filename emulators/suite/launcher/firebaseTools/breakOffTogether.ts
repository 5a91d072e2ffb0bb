import { finished, type Readable, type Writable } from 'node:stream';

/**
 * Breaks off a response together with what is piped into it, whichever breaks off first. Without
 * this, firebase-tools leaves a browser waiting when a function breaks off, and an error of the
 * piped response, for which it does not listen, ends the whole suite.
 */
export const breakOffTogether = (response: Writable): void => {
  response.once('pipe', (source: Readable) => {
    finished(source, (error) => {
      if (error) response.destroy();
    });
    finished(response, (error) => {
      if (error) source.destroy();
    });
  });
};
