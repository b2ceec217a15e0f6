import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionTile } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { TestSubmissionServer } from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { mailFiles, outboxIn, unsentMails } from './unsent-mails.ts';

describe.each(engines)('without SMTP_URL, on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  const place = () => ({ db: service.db, dataDir: service.database.dataDir });

  it('the operator is told where mails go, and which confirmations nobody gets', async () => {
    const written = `SMTP_URL is not set: mails are not sent, each is written to ${outboxIn(place().dataDir)}.`;
    await service.addEntry([actionTile({ autoresponse: 'plain' })], { id: '10' });
    await service.addEntry([{ type: 'quote', autoresponse: 'optin' }], { id: '11' });
    expect(await unsentMails(place())).toBe(written);
    await service.addEntry([actionTile(), actionTile({ id: '2', autoresponse: ' OptIn ' })], { id: '12' });
    expect(await unsentMails(place())).toBe(
      `${written} Confirmation mails are not sent either: nobody can confirm taking part in entry 12 (autoresponse optin).`,
    );
    for (let id = 20; id < 33; id += 1)
      await service.addEntry([actionTile({ autoresponse: 'optin' })], { id: String(id) });
    expect(await unsentMails(place())).toContain(
      'in entries 12, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 and 2 more (',
    );
    expect(await unsentMails({ ...place(), smtpUrl: 'smtp://mail.example' })).toBeNull();
  });

  it('the mails in the folder are listed, and nothing else in it', async () => {
    const { dataDir } = place();
    expect(await mailFiles(dataDir)).toEqual([]);
    await mkdir(outboxIn(dataDir));
    for (const name of ['1.eml', '2.eml', '.3.eml.tmp', 'note.txt'])
      await writeFile(join(outboxIn(dataDir), name), '');
    expect(await mailFiles(dataDir)).toHaveLength(2);
  });
});
