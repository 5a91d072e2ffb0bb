/** Rules in version 2 with these declarations in the match of the database's documents. */
export const rulesWith = (declarations: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations}
  }
}`;

/** Replaces the rules of a project; throws the response when they are rejected. */
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

/**
 * Loads rules for a project.
 * @param matches The declarations in the match of the database's documents.
 */
export const loadRules = (project: string, matches: string): Promise<void> =>
  putRules(project, rulesWith(matches));
