import { parseArgs } from 'node:util';
import { readSettingsFile } from '#server/kernel/settings-file.ts';
import { ContractCheck } from './check-contract.ts';

/**
 * `npm run contract -- URL [--token TOKEN]`: whether a content server keeps the contract as far as reading shows it.
 * The paths below URL are those of the settings `ENTRY_PATH`, `ACTION_PATH` and so on. For a preview that needs the
 * editor's cookies, leave the token out.
 */
const { values, positionals } = parseArgs({ options: { token: { type: 'string' } }, allowPositionals: true });
const [url] = positionals;
if (url === undefined || !URL.canParse(url)) {
  process.stderr.write(
    'Say which content server: npm run contract -- https://cms.example/api [--token TOKEN]\n',
  );
  process.exit(2);
}
readSettingsFile();
const { ENTRY_PATH, ACTION_PATH, COMPETITION_PATH, DEAL_PATH, SURVEY_PATH, VOUCHER_PATH, UPLOADS_PATH } =
  process.env;
const check = new ContractCheck(
  url.replace(/\/+$/, ''),
  {
    entry: ENTRY_PATH || '/content/v1/',
    action: ACTION_PATH || '/action/v1/',
    competition: COMPETITION_PATH || '/competition/v1/',
    deal: DEAL_PATH || '/deal/v1/',
    survey: SURVEY_PATH || '/survey/v1/',
    voucher: VOUCHER_PATH || '/voucher/v1/',
    uploads: UPLOADS_PATH || '/uploads/',
  },
  values.token,
  process.env.TIME_ZONE || undefined,
);
const results = await check.run();
for (const { call, told, faults } of results) {
  process.stdout.write(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${call}: ${told}\n`);
  for (const fault of faults) process.stdout.write(`      ${fault}\n`);
}
const faulty = results.filter(({ faults }) => faults.length > 0).length;
process.stdout.write(`${results.length} calls, ${faulty} with faults\n`);
process.exitCode = faulty === 0 ? 0 : 1;
