import { useUrlParams } from './useUrlParams.ts';

interface UrlChoice<Choice extends string> {
  /** The parameter of the address. */
  name: string;
  /** The default, which the address leaves out. */
  defaultChoice: Choice;
  isChoice: (text: string | null) => text is Choice;
}

/** Sets a parameter, or removes it if the value is empty. */
export const withParameter = (params: URLSearchParams, name: string, value: string | null) => {
  const changed = new URLSearchParams(params);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
};

/** A choice that the page's address holds, and a function to change it. */
export const useUrlChoice = <Choice extends string>({
  name,
  defaultChoice,
  isChoice,
}: UrlChoice<Choice>) => {
  const [params, change] = useUrlParams();
  const text = params.get(name);
  const choose = (choice: Choice) =>
    change((current) => withParameter(current, name, choice === defaultChoice ? null : choice));
  return [isChoice(text) ? text : defaultChoice, choose] as const;
};
