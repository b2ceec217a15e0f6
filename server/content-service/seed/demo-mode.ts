import { SettingsError } from '#app/contract/settings.ts';
import type { ServerSettings } from '../../kernel/env.ts';
import { storedSecret } from '../../kernel/stored-secrets.ts';
import type { Db } from '../db/open-database.ts';
import { contentSource, DEMO } from '../import/demo-mark.ts';

/** The public preview token of the demo. */
const DEMO_PREVIEW_TOKEN = 'kachel-preview';

type DemoSettings = Pick<ServerSettings, 'demo' | 'PREVIEW_TOKEN'>;

/**
 * Demo mode lasts while the database is empty or holds the demo content. When it ends, the public preview token is
 * replaced at once; the new one is stored at start-up, so that a full disk can't leave the public one valid.
 */
export class DemoModeState {
  private constructor(
    public isOn: boolean,
    private readonly given: string | undefined,
    private readonly kept: string,
  ) {}

  static async find(db: Db, dataDir: string, settings: DemoSettings): Promise<DemoModeState> {
    const source = await contentSource(db);
    const hasDemo = source?.startsWith(DEMO) ?? false;
    if (hasDemo && !settings.demo) {
      throw new SettingsError(
        `The database in ${dataDir} holds the demo content, and DEMO is off: \`npm run demo:leave\` removes it.`,
      );
    }
    const isOn = settings.demo && (hasDemo || source === null);
    const given = settings.PREVIEW_TOKEN;
    return new DemoModeState(isOn, given, given ?? (await storedSecret(dataDir, 'PREVIEW_TOKEN')).value);
  }

  get previewToken(): string {
    return this.isOn ? (this.given ?? DEMO_PREVIEW_TOKEN) : this.kept;
  }
}
