import { isDeepStrictEqual } from 'node:util';

/** Remembers what the API answered, by key: a retry must get the same answer. */
export const trackAnswers = () => {
  const answers = new Map<string, unknown>();
  const problems: string[] = [];
  return {
    /** Whether this is the first answer to the key. Reports one that differs from the first. */
    isFirst: (key: string, answer: unknown): boolean => {
      const earlier = answers.get(key);
      if (earlier === undefined) {
        answers.set(key, answer);
        return true;
      }
      if (!isDeepStrictEqual(earlier, answer)) {
        const [one, other] = [earlier, answer].map((each) => JSON.stringify(each));
        problems.push(`key ${key} was answered with ${one} and ${other}`);
      }
      return false;
    },
    report: (problem: string) => void problems.push(problem),
    problems,
  };
};
