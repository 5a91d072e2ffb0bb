import { buyingForKey, choicePattern } from './buyingForChoice.ts';
import { readTokenScript } from './readTokenScript.ts';

/**
 * The part of an inline script that finds out for whom this tab buys, as `buyingFor` and `payerKey`
 * do: with `readToken`, a function of the uid, and one of the name and the Firebase project.
 */
export const buyingForScript = `${readTokenScript}

  const companyOf = (uid) => {
    for (const storage of [sessionStorage, localStorage]) {
      const [, company, owner] = ${choicePattern}.exec(storage.getItem('${buyingForKey}')) ?? [];
      if (owner === uid) return company;
    }
    return '';
  };

  const payerKey = (name, project) => {
    try {
      return (name + ' ' + companyOf(readToken(project).claims.sub)).trim();
    } catch {
      return name;
    }
  };`;
