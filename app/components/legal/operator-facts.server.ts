import { env } from '#app/config/env.server.ts';

export function operatorFacts() {
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
    dataProtectionOfficer: settings.OPERATOR_DATA_PROTECTION_OFFICER,
    conciliationBody: settings.OPERATOR_CONCILIATION_BODY,
    /** 'YYYY-MM-DD' */
    statementPrepared: settings.ACCESSIBILITY_PREPARED,
    /** 'YYYY-MM' */
    statementAssessed: settings.ACCESSIBILITY_ASSESSED,
    retainDays: String(settings.RETAIN_DAYS ?? ''),
    /** Matomo's address; empty without analytics. */
    analytics: settings.MATOMO_URL ?? '',
  };
}
