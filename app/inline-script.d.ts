/** The text of a classic script (scripts/inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}
