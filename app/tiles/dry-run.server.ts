import type { Body } from '#app/content/submission-client.server.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import type { FormClient } from '#app/participation/form-handler.ts';

/**
 * Submissions in a preview are simulated (content-api.md, 'Preview'): writes are recorded and shown with the form
 * instead of being sent. Reads are real.
 */
export interface DryRun {
  client: FormClient;
  /** The fields that would have been sent. */
  noted: Array<readonly [name: string, value: string]>;
}

const SUCCESS = { state: 'success' } as const;

export function startDryRun(client: FormClient): DryRun {
  const noted: DryRun['noted'] = [];
  const note = async (body: Body) => {
    for (const [name, value] of Object.entries(body)) {
      if (value !== undefined && value !== null && name !== 'submission_id')
        noted.push([name, String(value)]);
    }
    return SUCCESS;
  };
  const { actionInfo, qrCode, dealInfo, surveyCounts } = client;
  return {
    noted,
    // Each call by name, so that a new one doesn't compile until it is known whether it sends something.
    client: {
      actionInfo,
      qrCode,
      dealInfo,
      surveyCounts,
      saveCompetition: note,
      saveAction: note,
      saveDeal: note,
      saveSurvey: note,
      drawToken: async () => ({ ...SUCCESS, token: 'preview' }),
      actionExtInfo: async () => ({ ...SUCCESS, info: { received: false, uploads: 0, confirmed: false } }),
      async upload(_submissionId, { filename }) {
        noted.push(['upload', filename]);
        return SUCCESS;
      },
    },
  };
}

/** The form with its values and the recorded writes. */
export function dryRunResult(formId: string, texts: FormData, { noted }: DryRun): FormFailure {
  const typed = [...texts].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return {
    formId,
    submissionId: String(texts.get('submission_id') ?? ''),
    isRedisplay: true,
    result: { initialValue: Object.fromEntries(typed) },
    dryRunFields: noted,
  };
}
