import { Tunnel } from '../support/tunnel.ts';
import { faultsInPage, seeAll } from './looks.ts';
import type { OldPage } from './old-chromium.ts';

/** An action and the expected state after it; both functions run in the page. */
interface Step {
  press?: () => void;
  sees: () => boolean;
}

interface Journey {
  name: string;
  path: string;
  steps: readonly Step[];
}

/** The service worker controls the page. */
const IS_CONTROLLED: Step = { sees: () => navigator.serviceWorker.controller !== null };

const CONSENT: Step = {
  press: () => {
    document.querySelector<HTMLElement>('main button[name=decision][value=accept]')?.click();
  },
  sees: () => document.querySelector('main form [data-needs-choice]') !== null,
};

const hasOutcome = () => document.querySelector('main [role=status][id$=-outcome]') !== null;

const fillInAndSend = () => {
  const fields = document.querySelectorAll<HTMLInputElement>('main form input, main form textarea');
  for (const field of Array.from(fields)) {
    if (field.type === 'checkbox') field.checked = true;
    else if (field.type === 'email') field.value = `alt.${innerWidth}.${Date.now()}@example.org`;
    else if (field.type === 'tel') field.value = '0211 123456';
    else if (field.type !== 'hidden' && field.type !== 'file') field.value = 'Ada';
  }
  [...document.querySelectorAll<HTMLElement>('main form[id] button:not([type=button])')].pop()?.click();
};

export const READING: Journey = {
  name: 'reading',
  path: '/',
  steps: [
    { sees: () => document.querySelectorAll('main .card-link img').length > 5 },
    IS_CONTROLLED,
    {
      press: () => {
        document.querySelector<HTMLElement>('main a.card-link[href*="/beitrag/"]')?.click();
      },
      sees: () => location.pathname.startsWith('/beitrag/') && document.querySelector('main h1') !== null,
    },
    {
      press: () => location.assign('/beitrag/140'),
      sees: () => document.querySelector('main button[name=decision]') !== null,
    },
    CONSENT,
  ],
};

export const JOURNEYS: readonly Journey[] = [
  READING,
  {
    name: 'a raffle',
    path: '/beitrag/110',
    steps: [
      {
        press: () => {
          [...document.querySelectorAll<HTMLElement>('main form[id] button:not([type=button])')]
            .pop()
            ?.click();
        },
        sees: () =>
          document.querySelectorAll('#error-summary li').length > 1 &&
          document.querySelectorAll('[aria-invalid=true]').length > 1,
      },
      {
        press: () => {
          [...document.querySelectorAll<HTMLElement>('#error-summary a')].pop()?.click();
        },
        sees: () => {
          const field = document.activeElement;
          if (field?.getAttribute('aria-invalid') !== 'true') return false;
          const { left, top, width, height } = field.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === field;
        },
      },
      {
        press: fillInAndSend,
        sees: hasOutcome,
      },
    ],
  },
  {
    name: 'a vote',
    path: '/beitrag/140',
    steps: [
      IS_CONTROLLED,
      CONSENT,
      {
        press: () => {
          document.querySelector<HTMLElement>('main input[type=radio]')?.click();
          document.querySelector<HTMLElement>('main form [data-needs-choice]')?.click();
        },
        sees: hasOutcome,
      },
    ],
  },
  {
    name: 'a search',
    path: '/archivsuche',
    steps: [
      {
        press: () => {
          const field = document.querySelector<HTMLInputElement>('main input[name=q]');
          const button = document.querySelector<HTMLElement>('main form button');
          if (field) field.value = 'stadt';
          if (button) button.click();
        },
        sees: () =>
          location.search.includes('q=stadt') && document.querySelectorAll('main article').length > 3,
      },
    ],
  },
  {
    name: 'a screen in a vehicle',
    path: '/?channel=screen',
    steps: [{ sees: () => document.querySelector('[data-story] img') !== null }],
  },
];

/** Faults of a journey; `keep` gets a screenshot of each step. */
export async function faultsOf(
  page: OldPage,
  origin: string,
  { name, path, steps }: Journey,
  keep: (step: number, picture: Buffer) => void = () => undefined,
): Promise<string[]> {
  const faults: string[] = [];
  await page.setCookies(origin, { lang: 'de' });
  await page.goto(origin + path);
  for (const [index, { press, sees }] of steps.entries()) {
    await page.run(seeAll);
    if (press) await page.run(press);
    const isSeen = await page.until(sees);
    if (!isSeen) faults.push(`${name}, step ${index + 1}: is not seen`);
    await page.run(seeAll);
    keep(index + 1, await page.picture());
    const found = [...(await page.run(faultsInPage)), ...page.takeSaid()];
    if ((await page.run(() => document.documentElement.lang)) !== 'de') found.push('is not German');
    faults.push(...found.map((fault) => `${name}, step ${index + 1}: ${fault}`));
    if (!isSeen) break;
  }
  return faults;
}

/** The service worker must show stored pages while the server is unreachable. */
export async function faultsInTunnel(page: OldPage, base: string): Promise<string[]> {
  const tunnel = await Tunnel.to(base);
  try {
    await page.setCookies(tunnel.origin, { lang: 'de' });
    await page.goto(`${tunnel.origin}/linie`);
    const isStored = await page.until(() =>
      caches
        .match('/linie', { ignoreSearch: true })
        .then((copy) => Boolean(copy) && Boolean(navigator.serviceWorker.controller)),
    );
    tunnel.network = 'closed';
    await page.goto(`${tunnel.origin}/linie`);
    const text = await page.run(() => document.body.innerText);
    page.takeSaid();
    if (!isStored) return ['a tunnel: nothing is kept'];
    return /Stand [\d:]+\sUhr, offline/.test(text) ? [] : [`a tunnel: ${text.slice(0, 80)}`];
  } finally {
    await tunnel.close();
  }
}

/** A photo whose upload fails is sent once and reported; offline it is queued with its form. */
export async function faultsOfLostPhoto(page: OldPage, base: string): Promise<string[]> {
  const tunnel = await Tunnel.to(base);
  try {
    await page.setCookies(tunnel.origin, { lang: 'de' });
    await page.goto(`${tunnel.origin}/beitrag/120`);
    const isAlive = () => {
      const island = document.querySelector('[data-island=upload-field]');
      island?.scrollIntoView();
      return navigator.serviceWorker.controller !== null && island?.hasAttribute('data-alive') === true;
    };
    if (!(await page.until(isAlive))) return ['a lost photo: the page does not come alive'];
    // Into the HTTP cache, as browsers with tabs ask for it.
    await page.run(() => fetch('/favicon.svg').then((icon) => icon.text()));
    tunnel.network = 'posts fail';
    await page.run(() => {
      const { send } = XMLHttpRequest.prototype;
      let times = 0;
      XMLHttpRequest.prototype.send = function (body) {
        times += 1;
        document.body.dataset.sent = String(times);
        send.call(this, body);
      };
    });
    await page.choose('main [type=file]', 'public/icon-192.png');
    const isTold = await page.until(() => {
      const field = document.querySelector<HTMLInputElement>('main [type=file]');
      return field?.getAttribute('aria-invalid') === 'true' && field.files?.length === 1;
    });
    const sent = await page.run(() => document.body.dataset.sent);
    if (!isTold || sent !== '1') return [`a lost photo: is sent ${sent} times`];
    tunnel.network = 'closed';
    await page.run(fillInAndSend);
    const waits = await page.until(() => document.querySelector('main form [data-outbox]') !== null);
    page.takeSaid();
    return waits ? [] : ['a lost photo: its form does not wait'];
  } finally {
    await tunnel.close();
  }
}
