import type { Size } from '#app/content/natural-size.ts';
import type { QrPath } from '#app/lib/qr-path.server.ts';

/** One of a screen's pictures: what is read of an entry from three metres away. */
export interface Story {
  id: string;
  /** 'Anzeige' where it is one. */
  label: string;
  /** How a rider takes part now, such as 'Gewinnspiel'; '' if nothing is open. */
  badge: string;
  /** Above the headline: what its editor wrote there, else the section's title. */
  kicker: string;
  headline: string;
  text: string;
  picture: StoryPicture | null;
  /** The editor's colour, where no picture fills the ground; '' for the default. */
  color: string;
  code: QrPath;
  /** What the code is for. */
  invitation: string;
}

export interface StoryPicture {
  url: string;
  /** A strip or a column, which would lose too much if it had to fill its place. */
  whole: boolean;
  /** The own size of one under 300 px wide, which is enlarged twice at most. */
  tiny: Size | undefined;
}
