import { isFormFailure } from './form-failure.ts';

/** A page that answers a form with errors says so first of all in its title. Titles are made without the action's data. */
export function withErrorTitle(html: string, actionData: unknown, prefix: string): string {
  const answers = actionData && typeof actionData === 'object' ? Object.values(actionData) : [];
  return answers.some((answer) => isFormFailure(answer) && !answer.calm)
    ? html.replace('<title>', () => `<title>${prefix}`)
    : html;
}
