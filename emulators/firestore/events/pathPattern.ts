import { invalidArgument } from '../values/errors.ts';

const wildcard = /\{[^{}]*\}|\*+/g;

const isMultiSegment = (capture: string) => capture === '**' || capture.endsWith('=**}');

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A multi-segment wildcard includes the slash after each segment. */
const deepSegment = '(?:[^/]+/)*';

const segmentSource = (segment: string) => {
  if (isMultiSegment(segment)) return deepSegment;
  const texts = segment.split(wildcard).map(escapeRegExp);
  return `${texts.join('[^/]+')}/`;
};

/**
 * Whether document paths match a pattern such as `tools/{id}` or `{parent=**}/parts/*`. A wildcard
 * matches one segment or part of one; `**` matches any number of segments, including none.
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
