import type { DetailsOf, ErrorCode } from '../../contract/index.ts';

/** The texts of an error. */
export interface ProblemText<Code extends ErrorCode> {
  title: string;
  /** The sentence that the screens show. */
  detail: (details: DetailsOf<Code>) => string;
}

/** The texts of an error, whose sentence may depend on its details. */
export const problemText = <Code extends ErrorCode>(
  title: string,
  detail: ProblemText<Code>['detail'] | string,
): ProblemText<Code> => ({
  title,
  detail: typeof detail === 'string' ? () => detail : detail,
});
