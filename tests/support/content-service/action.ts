import { type Reply, type TestSubmissionServer, type TestTile, uuid } from './submission-server.ts';

export const actionTile = (fields: Record<string, unknown> = {}): TestTile => ({
  type: 'action',
  id: '1',
  title: 'Mitmachen',
  name: 'mandatory',
  email: 'mandatory',
  ...fields,
});

export const PERSON = { firstname: 'Erika', lastname: 'Muster' };

let people = 0;
/** A unique e-mail address. */
export function newAddress(): string {
  people += 1;
  return `person${people}@example.org`;
}

/** Sends an action's form; missing fields get valid defaults. */
export function saveAction(
  service: TestSubmissionServer,
  entry: string,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const typed = { ...PERSON, email: newAddress(), ...fields };
  return service.post(
    '/action/v1/save',
    { submission_id: uuid(), action_id: '1', entry_id: entry, ...typed },
    headers,
  );
}
