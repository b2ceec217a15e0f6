import { env } from '#app/config/env.server.ts';
import type { OperatorFacts } from './operator-facts.ts';

export function operatorFacts(): OperatorFacts {
  const settings = env();
  return {
    name: settings.OPERATOR_NAME,
    address: settings.OPERATOR_ADDRESS,
    phone: settings.OPERATOR_PHONE,
    fax: settings.OPERATOR_FAX,
    email: settings.OPERATOR_EMAIL,
    directors: settings.OPERATOR_DIRECTORS,
    registerCourt: settings.OPERATOR_REGISTER_COURT,
    registerNumber: settings.OPERATOR_REGISTER_NUMBER,
    vatId: settings.OPERATOR_VAT_ID,
    editor: settings.OPERATOR_EDITOR,
    hosting: settings.OPERATOR_HOSTING,
    supervisoryAuthority: settings.OPERATOR_SUPERVISORY_AUTHORITY,
    conciliationBody: settings.OPERATOR_CONCILIATION_BODY,
    statementPrepared: settings.ACCESSIBILITY_PREPARED,
    statementAssessed: settings.ACCESSIBILITY_ASSESSED,
    analytics: settings.MATOMO_URL ?? '',
  };
}
