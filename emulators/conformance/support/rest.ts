import { expect } from 'vitest';
import { freshId } from './firestore.ts';
import { tokenOf } from './token.ts';

const host = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;

/** A response: the HTTP status, and the JSON body, or the text if it is not JSON. */
export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
}

/** The optional parts of a request. */
export interface RestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  query?: string;
}

const parse = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A client of the REST API of one database; it sends no credentials by default. */
export class RestClient {
  readonly project: string;
  /** The name of the database. */
  readonly database: string;

  constructor(project = freshId()) {
    this.project = project;
    this.database = `projects/${project}/databases/(default)`;
  }

  /** The full name of a document or collection. */
  name(path: string): string {
    return `${this.database}/documents/${path}`;
  }

  /**
   * @param path The path after `…/documents`, such as `/tools/saw` or `:commit`. A string body is
   * sent unchanged.
   */
  async call(method: string, path: string, options: RestOptions = {}): Promise<Reply> {
    const { body, headers = {}, query = '' } = options;
    const response = await fetch(
      `${host}/v1/${this.database}/documents${path}${query && '?'}${query}`,
      {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
    );
    return { status: response.status, body: parse(await response.text()) };
  }

  /** Replaces the rules of the project. */
  async putRules(content: string): Promise<void> {
    const response = await fetch(`${host}/emulator/v1/projects/${this.project}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** The header of a request by the owner, which bypasses the rules. */
export const owner: Readonly<Record<string, string>> = Object.freeze({
  authorization: 'Bearer owner',
});

/** The header of a request by a user, with an unsigned token like those of the Auth emulator. */
export const user = (uid: string, claims: object = {}): { authorization: string } => {
  const token = tokenOf({ sub: uid, user_id: uid, ...claims });
  return { authorization: `Bearer ${token}` };
};

/** The expected reply of a failed request. */
export const failure = (status: number, code: string, message?: unknown): object => ({
  status,
  body: { error: { code: status, status: code, ...(message !== undefined && { message }) } },
});

/** The expected reply when only the status matters; a mismatch shows the body. */
export const answered = (status: number): object => ({ status, body: expect.anything() });
