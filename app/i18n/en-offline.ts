import type { deOffline } from './de-offline.ts';

/** English texts for offline use: copies and their age, saved pages, forms waiting to be sent. */
export const enOffline: Record<keyof typeof deOffline, string> = {
  copyNote: 'As of {time}, offline.',
  copyReload: 'Reload',
  copyFresh: 'The new version is here now.',
  pageNews: 'There is something new.',
  copyShow: 'Show it',
  msgEntryPageLoading: 'Loading the article …',
  msgTeaserPageLoading: 'Loading the page …',
  slowNetwork: 'The network is slow right now.',
  slowCopy: 'Show the saved version',
  forecastWeak: 'Weak signal ahead',
  forecastSaved_one: 'Weak signal ahead – one article saved',
  forecastSaved_other: 'Weak signal ahead – {number} articles saved',
  portalTitle: 'Read on in your browser',
  portalText: 'This window closes as soon as you are online. Then open this address:',
  offlineTitle: 'No connection right now',
  offlineText: 'This page is not on your device. You can open it as soon as you are connected again.',
  offlineDescription: 'What you can read without a connection.',
  offlineReadable: 'You can read this now',
  offlineUnsent:
    'What you entered could not be sent. Go back and send it as soon as you are connected again.',
  waitsToBeSent:
    'What you entered at “{title}” will be sent automatically as soon as possible. You can read on.',
  waitsForPrize:
    'What you entered at “{title}” will be sent automatically as soon as possible. It must arrive by {time}, or you lose the prize. Keep this page open.',
  waitsNoLonger: 'Don’t send',
  waitsCancelled: 'What you entered at “{title}” won’t be sent.',
  waitedAnswer: '“{title}”: {answer}',
  waitedArrived: 'What you entered at “{title}” was sent.',
  waitedShow: 'See the result',
  waitedRefused: 'What you entered at “{title}” was not accepted: {answer} It is still here.',
  waitedUnsent: 'What you entered at “{title}” could not be sent. It is still here.',
  waitedLook: 'View and edit',
};
