const rulesOf = (matches: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${matches}
  }
}`;

/**
 * Has rules bind the clients of a project.
 * @param matches The match blocks within the one of the database's documents.
 */
export const loadRules = async (project: string, matches: string): Promise<void> => {
  const files = [{ name: 'firestore.rules', content: rulesOf(matches) }];
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files } }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
};
