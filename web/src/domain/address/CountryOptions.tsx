import { countriesByName } from 'functions/contract';

/** The countries to choose from, in a native select element. */
export const CountryOptions = () =>
  countriesByName().map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
