import { useSearchParams } from 'react-router-dom';

interface AddressChoice<Choice extends string> {
  /** The parameter of the address that says it. */
  name: string;
  /** What holds unless the address says otherwise, which is then left out of it. */
  usual: Choice;
  isChoice: (text: string | null) => text is Choice;
}

/** The address with a parameter changed, or left out where it says nothing. */
export const withParameter = (params: URLSearchParams, name: string, value: string | null) => {
  const changed = new URLSearchParams(params);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
};

/** A choice that a page's address holds, and the way to make another. */
export const useAddressChoice = <Choice extends string>({
  name,
  usual,
  isChoice,
}: AddressChoice<Choice>) => {
  const [params, setParams] = useSearchParams();
  const said = params.get(name);
  const choose = (choice: Choice) =>
    setParams((current) => withParameter(current, name, choice === usual ? null : choice), {
      replace: true,
    });
  return [isChoice(said) ? said : usual, choose] as const;
};
