import { leastValidityMs } from './tokenValidity.ts';

/**
 * The part of an inline script that reads the stored token: a function of the Firebase project that
 * returns the token, its claims and whether they are those of staff, by the rules of `claimsOf`
 * and `isValidAt`. It throws when there is no valid token.
 */
export const readTokenScript = `const readToken = (project) => {
    const token = localStorage.getItem('accessToken');
    const part = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes));
    const isOurs = claims.aud === project && claims.iss === 'https://securetoken.google.com/' + project;
    const isValid = claims.sub && claims.exp * 1000 - Date.now() > ${leastValidityMs};
    if (!isOurs || !isValid) throw 0;
    const isStaff = claims.admin === true || (claims.roles || []).length > 0;
    return { token, claims, isAdmin: isStaff && claims.email_verified === true };
  };`;
