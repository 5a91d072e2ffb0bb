/** The form of an e-mail address. Whether it exists, only a letter to it can tell. */
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
