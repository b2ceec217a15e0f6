import { facts, mail, phone, text, type WriteLegalText } from '#app/components/legal/legal-text.ts';
import type { Language } from '#app/contract/language.ts';

const german: WriteLegalText = (operator) => ({
  lead: 'Angaben nach § 5 DDG und § 18 Abs. 2 MStV',
  sections: [
    {
      id: 'anbieter',
      title: 'Anbieter',
      blocks: [facts(['Name', operator.name], ['Anschrift', operator.address])],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        facts(['Telefon', phone(operator.phone)], ['Fax', operator.fax], ['E-Mail', mail(operator.email)]),
      ],
    },
    {
      id: 'unternehmen',
      title: 'Vertretung und Register',
      blocks: [
        facts(
          ['Geschäftsführung', operator.directors],
          ['Registergericht', operator.registerCourt],
          ['Registernummer', operator.registerNumber],
          ['Umsatzsteuer-Identifikationsnummer', operator.vatId],
        ),
      ],
    },
    {
      id: 'redaktion',
      title: 'Verantwortlich für den redaktionellen Inhalt',
      blocks: operator.editor ? [facts(['Name', operator.editor], ['Anschrift', operator.address])] : [],
    },
    {
      id: 'rechte',
      title: 'Inhalte und Rechte',
      blocks: [
        text(
          'Texte, Bilder, Filme und Töne auf diesen Seiten sind urheberrechtlich geschützt. Meldungen der Nachrichtenagentur erscheinen unbearbeitet und sind als solche gekennzeichnet. Für die Inhalte verlinkter fremder Seiten sind deren Betreiber verantwortlich.',
        ),
      ],
    },
  ],
});

const english: WriteLegalText = (operator) => ({
  lead: 'Information required by § 5 DDG and § 18 (2) MStV (German law)',
  sections: [
    {
      id: 'anbieter',
      title: 'Provider',
      blocks: [facts(['Name', operator.name], ['Address', operator.address])],
    },
    {
      id: 'kontakt',
      title: 'Contact',
      blocks: [
        facts(['Telephone', phone(operator.phone)], ['Fax', operator.fax], ['E-mail', mail(operator.email)]),
      ],
    },
    {
      id: 'unternehmen',
      title: 'Representation and register',
      blocks: [
        facts(
          ['Managing directors', operator.directors],
          ['Register court', operator.registerCourt],
          ['Register number', operator.registerNumber],
          ['VAT identification number', operator.vatId],
        ),
      ],
    },
    {
      id: 'redaktion',
      title: 'Responsible for editorial content',
      blocks: operator.editor ? [facts(['Name', operator.editor], ['Address', operator.address])] : [],
    },
    {
      id: 'rechte',
      title: 'Content and rights',
      blocks: [
        text(
          'Texts, pictures, films and sounds on these pages are protected by copyright. News agency reports appear unedited and are marked as such. The operators of linked external sites are responsible for their content.',
        ),
      ],
    },
  ],
});

export const imprintText: Record<Language, WriteLegalText> = { de: german, en: english };
