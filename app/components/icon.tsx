/** Icons on a 24 px grid, with 2 px strokes and round ends. */
const PATHS = {
  accessibility: 'M12 5.5h.01M5 9l7 1.5L19 9M12 10.5V15M12 15l-3.5 6M12 15l3.5 6',
  alert: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  arrowLeft: 'M15 5l-7 7 7 7',
  arrowRight: 'M9 5l7 7-7 7',
  arrowDown: 'M5 9l7 7 7-7',
  check: 'M4 12.5l5.5 5.5L20 7',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  deals: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  events: 'M4 7h16v3a2 2 0 000 4v3H4v-3a2 2 0 000-4zM14 7v10',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  globe: 'M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v6M12 7.5h.01',
  line: 'M6 4h12a1 1 0 011 1v10a3 3 0 01-3 3H8a3 3 0 01-3-3V5a1 1 0 011-1zM5 11h14M8 21l1.5-3M16 21l-1.5-3M9 14.5h.01M15 14.5h.01',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19 14.5A8 8 0 019.5 5a8 8 0 109.5 9.5z',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M6 3h4l1.5 5L9 9.5a11 11 0 005.5 5.5L16 12.5l5 1.5v4a2.5 2.5 0 01-2.5 2.5A15.5 15.5 0 013.5 5.5 2.5 2.5 0 016 3z',
  play: 'M8 5l11 7-11 7z',
  prizes:
    'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S9 7 8 5.5 9 3 10 3.5 12 7 12 7zM12 7s3 0 4-1.5S15 3 14 3.5 12 7 12 7z',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20',
  settings: 'M4 7h9M17 7h3M15 9a2 2 0 100-4 2 2 0 000 4zM4 17h3M11 17h9M9 19a2 2 0 100-4 2 2 0 000 4z',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12H5v8h14v-8h-1',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2.5 2.5L15.5 10',
  sound: 'M4 10v4h4l5 4V6l-5 4zM16.5 9a4.5 4.5 0 010 6M19 6.5a8 8 0 010 11',
  text: 'M5 6h14M5 11h14M5 16h9',
  today: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  upload: 'M12 16V5M7 9l5-5 5 5M4 20h16',
  wifi: 'M3 9.5a13 13 0 0118 0M6.5 13a8 8 0 0111 0M9.8 16.3a3.2 3.2 0 014.4 0M12 19.5h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function iconPath(name: IconName): string {
  return PATHS[name];
}

export function Icon({ name, className = 'h-6 w-6' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`} viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
