import { isFormFailure } from './form-failure.ts';

/**
 * Prefixes the title of a page that shows form errors. Done in the HTML, because Remix's meta functions lack the
 * action's data here.
 */
export function withErrorTitle(html: string, actionData: unknown, prefix: string): string {
  const answers = actionData && typeof actionData === 'object' ? Object.values(actionData) : [];
  return answers.some((answer) => isFormFailure(answer) && !answer.isRedisplay)
    ? html.replace('<title>', () => `<title>${prefix}`)
    : html;
}
