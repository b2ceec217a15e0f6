/** The product's logo, the same as public/favicon.svg. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 64 64" className="mr-2 h-7 w-7 flex-none" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#2b7a12" />
      <path d="M0 50h64a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50z" fill="#ffc933" />
      <path
        d="M21 12v30M43 12 23 28l20 14"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
