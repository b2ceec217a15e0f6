import type { Size } from '#app/content/natural-size.ts';
import type { QrPath } from '#app/lib/qr-path.server.ts';

/** One story on a vehicle screen: an entry reduced to what can be read from three metres away. */
export interface Story {
  id: string;
  /** 'Anzeige' for advertising, else ''. */
  label: string;
  /** How a rider takes part now, such as 'Gewinnspiel'; '' if nothing is open. */
  badge: string;
  /** Above the headline: what its editor wrote there, else the section's title. */
  kicker: string;
  headline: string;
  text: string;
  picture: StoryPicture | null;
  /** The editor's background colour, used without a picture; '' for the default. */
  color: string;
  code: QrPath;
  /** What the code is for. */
  invitation: string;
}

export interface StoryPicture {
  url: string;
  /** True for very wide or tall pictures: shown whole, because filling the place would crop too much. */
  whole: boolean;
  /** Natural size of a picture less than 300 px wide, which is enlarged at most twice. */
  tiny: Size | undefined;
}
