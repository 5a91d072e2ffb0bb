/** Replaces the rules of a project; a test fails with the answer when they are refused. */
export const putRules = async (project: string, content: string): Promise<void> => {
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
};

/** Rules in version 2 with these declarations for documents. */
export const rulesWith = (declarations: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations}
  }
}`;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token with these claims, as the Auth emulator makes them: unsigned. */
export const tokenOf = (claims: object): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;
