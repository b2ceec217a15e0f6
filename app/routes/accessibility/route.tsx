import { useLoaderData } from '@remix-run/react';
import { LegalDocument } from '#app/components/legal/legal-document.tsx';
import { operatorFacts } from '#app/components/legal/operator-facts.server.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { accessibilityText } from './accessibility-text.ts';

export function loader() {
  return { operator: operatorFacts() };
}

export const headers = documentHeaders;
export const meta = titleMeta('accessibilityTitle', 'accessibilityDescription');

export default function AccessibilityScreen() {
  const { operator } = useLoaderData<typeof loader>();
  return <LegalDocument title="accessibilityTitle" texts={accessibilityText} operator={operator} />;
}
