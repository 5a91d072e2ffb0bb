import { invalidArgument } from '../errors.ts';

const wildcard = /\{[^{}]*\}|\*+/g;

const isDeep = (capture: string) => capture === '**' || capture.endsWith('=**}');

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A segment that stands for any number of them takes its slash along. */
const deepSegment = '(?:[^/]+/)*';

const segmentSource = (segment: string) => {
  if (isDeep(segment)) return deepSegment;
  const texts = segment.split(wildcard).map(literally);
  return `${texts.join('[^/]+')}/`;
};

/**
 * Whether paths of documents fit a pattern such as `tools/{id}` or `{parent=**}/parts/*`: a wildcard
 * stands for one segment or a piece of it, `**` for any number of segments, also none.
 *
 * @throws {FirestoreError} INVALID_ARGUMENT when the pattern is empty.
 * @see https://cloud.google.com/eventarc/docs/path-patterns
 */
export const pathPattern = (pattern: string): ((path: string) => boolean) => {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) throw invalidArgument('The document of a trigger is empty.');
  const expression = new RegExp(`^${segments.map(segmentSource).join('')}$`, 's');
  return (path) => expression.test(`${path}/`);
};
