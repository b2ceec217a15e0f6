import { facts, list, mail, phone, text, type WriteLegalText } from '#app/components/legal/legal-text.ts';

export const englishPrivacyText: WriteLegalText = (operator) => ({
  lead: 'You can read everything here without telling us anything about yourself. What we process all the same, why and for how long, is on this page.',
  sections: [
    {
      id: 'verantwortlich',
      title: 'Controller',
      blocks: [
        text('The controller within the meaning of the General Data Protection Regulation (GDPR) is:'),
        facts(
          ['Name', operator.name],
          ['Address', operator.address],
          ['Telephone', phone(operator.phone)],
          ['E-mail', mail(operator.email)],
          ['Data protection officer', mail(operator.dataProtectionOfficer)],
        ),
        text('Further details are in the [imprint](/imprint).'),
      ],
    },
    {
      id: 'automatisch',
      title: 'Data processed automatically',
      blocks: [
        text(
          'When your device asks for a page, it sends what is technically necessary. We need it to deliver the page and to notice faults and attacks (Art. 6 (1) (f) GDPR):',
        ),
        list(
          'the IP address while the answer is on its way; when you take part, and after failed tries at protected forms, we count it for at most 70 minutes (for surveys see also “Survey cookie”),',
          'date and time, the address of the page without search terms and keys, the result and how long it took,',
          'browser and preferred language, to show the page in a way that suits you.',
        ),
        text(
          'Our log holds no IP addresses and no search terms. Your browser remembers what you have set yourself:',
        ),
        {
          kind: 'table',
          caption: 'Necessary cookies',
          head: ['Name', 'Purpose', 'Kept for'],
          rows: [
            ['lang', 'chosen language', 'at most 1 year'],
            ['text', 'text-only view', 'at most 1 year'],
            ['dark', 'dark display', 'at most 1 year'],
            ['channel, app, login', 'where you opened the page, for example in the app', 'visit'],
            [
              'sent',
              'checksums of forms that you sent, so that nothing counts twice or gets lost; our servers remember them for a day',
              'visit',
            ],
            [
              'browser',
              'a random number, so that everyone votes and draws once and nobody has to wait because others on the same network take part, set only when you take part',
              '30 days',
            ],
            ['draw', 'what you won in a draw, encrypted, set only when you win', '26 hours'],
            ['end-…', 'when your time after a win ends (no cookie: the tab’s storage)', 'visit'],
            ['voucher_…', 'staff’s encrypted password for a voucher promotion, under /qr only', '1 day'],
          ],
        },
        text(
          'So that you can read on in a tunnel, your browser stores pages and pictures that you opened and the first articles of the start page: at most 15 MB, on your device only; your next visit deletes what is older than 30 days. Forms with what you entered, vouchers and searches are not among them. A form that you send in a tunnel waits on your device until you are connected again, for at most three days; “Don’t send” deletes it at once. You can still look at and change what was not sent or not accepted; six days after you sent it, your next visit deletes it, at the latest your next one with pictures. Of an accepted form only the result stays, until you look at it. Both are necessary for reading and taking part without a connection (§ 25 (2) no. 2 TDDDG); you can delete all of it at any time in your browser’s settings.',
        ),
        text(
          'YouTube videos and other providers’ widgets are only loaded when you tap on them; until then, these providers don’t learn that you read the page. When you tap, the provider learns your IP address and can set cookies. Films and sound recordings may be on other servers, too; they are only loaded when you start them. Pictures may be on other servers: your browser loads them with the page, and whoever runs the server learns your IP address and that you read here.',
        ),
      ],
    },
    {
      id: 'freiwillig',
      title: 'Data you give us voluntarily',
      blocks: [
        text(
          'Prize draws and promotions: to take part we need your first and last name, phone number and e-mail address, depending on the promotion also your address, a text, pictures, sound or video. Mandatory fields are marked with an asterisk. We use the data to carry out the promotion, to deliver prizes and to reach you about them (Art. 6 (1) (b) GDPR); where we ask for your consent, it is the basis (a) and you can withdraw it at any time. When pictures, videos and sound recordings are uploaded, we remove all details of place, device and person that your device has stored in them (for example GPS coordinates, camera model, time of recording, names and titles); what is seen and heard stays as it is. If we cannot remove such details from a file, we do not take it and tell you so.',
        ),
        text(
          'Confirmation by e-mail: some promotions ask you to confirm your address by a link. The link is valid for 48 hours. Files of a form that you don’t send are deleted 30 minutes after the last of them has arrived or you have left its page, after eight hours at the latest.',
        ),
        text(
          'Deals: when you secure a deal, we count it without your name. Only the e-mail that you then send yourself contains your address; it goes to the provider of the deal.',
        ),
        text(
          'Contact by e-mail: if you write to us, we process your address and your message in order to answer (Art. 6 (1) (b) and (f) GDPR).',
        ),
        text(
          `We delete this data as soon as the promotion is settled or your request is dealt with${operator.retainDays ? `, data sent to a promotion ${operator.retainDays === '1' ? 'one day' : `${operator.retainDays} days`} after the end of the promotion at the latest${Number(operator.retainDays) < 30 ? ' (unsent e-mails after 30 days)' : ''}, and in backups as long again at most` : ''}. Only what the law makes us keep stays longer: 6 years for business letters (§ 257 HGB) and 10 years for accounting records (§ 147 AO). For that time it is locked for any other purpose.`,
        ),
        text(
          'Draws: when you draw in a promotion, we record whether you won, with the time and a checksum of your browser’s number: losing draws for 30 days, wins permanently, so that no prize is given away twice.',
        ),
      ],
    },
    {
      id: 'hosting',
      title: 'Hosting provider',
      blocks: operator.hosting
        ? [
            text(
              'These pages are on the servers of a provider that processes data on our behalf and on our instructions (Art. 28 GDPR):',
            ),
            facts(['Provider', operator.hosting]),
          ]
        : [],
    },
    {
      id: 'webanalyse',
      title: 'Web analytics',
      blocks: [
        text(
          operator.analytics
            ? `If you agree, we use Matomo on ${operator.analytics} to count which pages are read and for how long, which buttons are used and which page you come from; this server then learns your IP address and details of your device and browser. We do this to make the service better (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG). Without your consent, none of it is loaded. We need the same consent when you vote in surveys.`
            : 'At present we do not count which pages you read. If we start to, it will be with Matomo, only with your consent, and with the cookies in this table. We already need your consent when you vote in surveys (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG).',
        ),
        {
          kind: 'table',
          caption: 'Analytics cookies',
          head: ['Name', 'Purpose', 'Kept for'],
          rows: [
            ['_pk_id', 'recognises a device without knowing whose it is', '13 months'],
            ['_pk_ses', 'joins the requests of one visit', '30 minutes'],
            ['_pk_ref', 'remembers which page the visit came from', '6 months'],
            [
              'mtm_consent',
              'remembers that you agreed, with a random number, whose checksum goes into “browser” when you take part',
              'unlimited*',
            ],
            ['mtm_consent_removed', 'remembers that you refused', 'unlimited*'],
          ],
        },
        text('* All usage cookies are deleted after 13 months at the latest.'),
        text(
          'You can take back your decision at any time. We then delete your consent, the analytics cookies, all survey cookies and the session storage (in other tabs and in the text-only view your browser deletes it when you close the tab), and you will be asked again:',
        ),
        { kind: 'reset' },
      ],
    },
    {
      id: 'umfrage',
      title: 'Survey cookie',
      blocks: [
        text(
          'When you vote in a survey, your browser remembers that in a cookie, so that nobody votes twice. We store how often each answer was chosen, not who chose it. From your IP address we then work out one of 256 groups and count the votes of each group, to notice series of votes from one network; we do not store the IP address itself. The counts stay as long as the results. We record that your browser voted, with the time and a checksum of its random number, so that your vote counts once; this stays as long as the results. For a day we also keep a keyed checksum of your answer, to tell when the same vote is sent again.',
        ),
        {
          kind: 'table',
          caption: 'Survey cookie',
          head: ['Name', 'Purpose', 'Kept for'],
          rows: [
            [
              'survey:{number of the survey}',
              'remembers that this device has voted',
              'until the survey ends, otherwise 1 day',
            ],
            [
              'survey-results:…',
              'results that you have seen, for where there is no network, only with your consent (no cookie: the tab’s storage)',
              'visit',
            ],
          ],
        },
        text(
          'The survey cookie is deleted one day after the survey ends at the latest. You can take back your decision here, too; we can then still tell for up to 30 days by “browser” that you voted:',
        ),
        { kind: 'reset' },
      ],
    },
    {
      id: 'rechte',
      title: 'Your rights',
      blocks: [
        list(
          'Access to your data (Art. 15 GDPR)',
          'Rectification of wrong data (Art. 16 GDPR)',
          'Erasure (Art. 17 GDPR) and restriction of processing (Art. 18 GDPR)',
          'Portability of your data (Art. 20 GDPR)',
          'Objection to processing based on legitimate interest (Art. 21 GDPR)',
          'Withdrawal of consent for the future (Art. 7 (3) GDPR)',
        ),
        text(
          `Just write to ${mail(operator.email)}. You can also complain to the supervisory authority (Art. 77 GDPR)${operator.supervisoryAuthority ? ':' : '.'}`,
        ),
        facts(['Supervisory authority', operator.supervisoryAuthority]),
      ],
    },
  ],
});
