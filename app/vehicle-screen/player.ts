/**
 * The only script of a vehicle's screen: old engine, runs for weeks, often offline. Rotates the stories, polls for
 * newer ones, and replaces them only after a complete response. Compiled separately (scripts/inline-script.ts), so it
 * can't import.
 */

const REFRESH_MS = 60_000;
const ANSWER_MS = 20_000;
/** If the device's clock and performance.now() drift apart by more than this, the server is asked for the time. */
const CLOCK_JUMP_MS = 60_000;
/** Longer than the CSS fade. */
const FADE_MS = 1200;
/** Reload for a new version after three such responses in a row, so that the server is surely reachable. */
const CONFIRMATIONS = 3;

interface Slot {
  /** HTML as received, without the wire line: an unchanged story reuses its DOM node and its loaded picture. */
  html: string;
  source: Element;
  node: Element | null;
}

const stage = document.querySelector<HTMLElement>('.stage');
const clock = document.querySelector<HTMLTimeElement>('.screen-clock');
const address = location.href.replace(/#.*/, '');

let slots: Slot[] = [];
let at = 0;
let waitsLeft = 1;
let newer = 0;
/** Index of the story whose picture is preloading, and that picture. */
let prepared = 0;
let awaited: HTMLImageElement | null = null;
/** Server time and the device's clock at the last answer, each minus performance.now(). */
let offsets: { server: number; device: number } | null = null;

const wireLineOf = (story: Element) => story.querySelector('.story-wire');

function slotsIn(page: Document): Slot[] {
  const waiting = page.querySelector<HTMLTemplateElement>('#stories');
  const found = [page.querySelector('.stage .story')].concat(waiting ? [...waiting.content.children] : []);
  return found
    .filter((source): source is Element => source !== null)
    .map((source) => {
      const html = source.outerHTML.replace(wireLineOf(source)?.outerHTML ?? '', '');
      return { html, source, node: null };
    });
}

/** The new slot, or with the node of an unchanged story, which gets the new wire line. */
function reuse(slot: Slot, node: Element | null | undefined): Slot {
  if (!node) return slot;
  const line = wireLineOf(node);
  const received = wireLineOf(slot.source);
  if (line?.outerHTML !== received?.outerHTML) {
    line?.remove();
    if (received) node.appendChild(document.importNode(received, true));
  }
  return { ...slot, node };
}

/** Creates the story's node on first use, which starts loading its picture. */
function nodeOf(slot: Slot): Element {
  if (!slot.node) {
    slot.node = document.importNode(slot.source, true);
    watch(slot.node);
  }
  return slot.node;
}

const failed = (image: HTMLImageElement) => image.complete && !image.naturalWidth;

function watch(node: Element): void {
  const image = node.querySelector('img');
  if (!image) return;
  const settle = () => {
    node.classList.toggle('story-plain', failed(image));
    if (image === awaited) prepare(prepared + 1);
  };
  image.onload = settle;
  image.onerror = settle;
  if (image.complete) settle();
}

/** Preloads the pictures one by one, before the next loss of network; failed ones are retried. */
function prepare(from: number): void {
  awaited = null;
  for (prepared = from; prepared < slots.length; prepared += 1) {
    const slot = slots[prepared];
    const image = slot && nodeOf(slot).querySelector('img');
    if (!image) continue;
    const { src } = image;
    if (failed(image)) image.src = src;
    if (image.complete) continue;
    awaited = image;
    return;
  }
}

function show(node: Element): void {
  if (!stage || node === stage.lastElementChild) return;
  stage.appendChild(node);
  // Remove the previous story only after the fade, so that the screen is never empty.
  setTimeout(() => {
    while (stage.firstElementChild !== stage.lastElementChild) stage.firstElementChild?.remove();
  }, FADE_MS);
}

function showNext(): void {
  const next = (at + 1) % slots.length;
  const slot = slots[next];
  if (!slot) return;
  const node = nodeOf(slot);
  const image = node.querySelector('img');
  if (image && !image.complete && waitsLeft > 0) {
    waitsLeft -= 1;
    return;
  }
  waitsLeft = 1;
  at = next;
  show(node);
}

function applyResponse(request: XMLHttpRequest): void {
  const page = request.response as Document | null;
  const newStage = page?.querySelector<HTMLElement>('.stage');
  // Ignore incomplete pages and pages of other hosts. A level's address may redirect to another of ours.
  const isOurs = request.responseURL.indexOf(`${location.origin}/`) === 0;
  if (!isOurs || !page || !newStage || !stage) return;
  setClock(request.getResponseHeader('Date'));
  // A 404 replaces the stories too, because their page no longer exists. After other errors the old ones go on.
  if (request.status !== 200 && request.status !== 404) return;
  if (newStage.dataset.version !== stage.dataset.version) {
    newer += 1;
    if (newer >= CONFIRMATIONS) location.reload();
    return;
  }
  newer = 0;
  const known = new Map(slots.map((slot): [string, Slot] => [slot.html, slot]));
  const shown = slots[at]?.source.getAttribute('data-story');
  slots = slotsIn(page).map((slot) => reuse(slot, known.get(slot.html)?.node));
  const still = slots.findIndex(({ source }) => source.getAttribute('data-story') === shown);
  at = still === -1 ? Math.max(at - 1, -1) : still;
  prepare(0);
}

function refresh(): void {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.timeout = ANSWER_MS;
  request.onload = () => applyResponse(request);
  request.send();
}

/** The device's clock may be wrong: server time plus performance.now(). */
function setClock(date: string | null): void {
  const now = Date.parse(date || '');
  const elapsed = performance.now();
  if (!Number.isNaN(now)) offsets = { server: now - elapsed, device: Date.now() - elapsed };
  tick();
}

/**
 * performance.now() stops in standby, the device's clock doesn't: then no time is shown until the server answers. Nor
 * is the page's own time shown for longer than REFRESH_MS without an answer.
 */
function tick(): void {
  if (!clock || !stage) return;
  const elapsed = performance.now();
  if (!offsets) {
    if (elapsed > REFRESH_MS) clock.textContent = '';
    return;
  }
  if (Math.abs(Date.now() - elapsed - offsets.device) > CLOCK_JUMP_MS) {
    offsets = null;
    clock.textContent = '';
    refresh();
    return;
  }
  const time = timeOfDay(offsets.server + elapsed, stage.dataset.zone);
  if (clock.textContent === time) return;
  clock.textContent = time;
  clock.dateTime = time;
}

/** None in a time zone that this browser doesn't know, such as Europe/Kyiv in Chromium 64. */
function timeOfDay(at: number, timeZone: string | undefined): string {
  try {
    return new Date(at).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit', timeZone });
  } catch {
    return '';
  }
}

/** Schedules the next run first, so that an exception doesn't stop the timer. */
function every(milliseconds: number, work: () => void): void {
  setTimeout(() => {
    every(milliseconds, work);
    work();
  }, milliseconds);
}

if (stage) {
  slots = slotsIn(document);
  const [first] = slots;
  if (first) {
    first.node = first.source;
    watch(first.source);
  }
  prepare(0);
  every(Number(stage.dataset.seconds) * 1000, showNext);
  every(1000, tick);
  every(REFRESH_MS, refresh);
  refresh();
}

export {};
