/** The text of a classic script (scripts/inline-script.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}

/** The words of client scripts that are also in the style sheet (scripts/script-words.ts). */
declare module 'virtual:script-words' {
  const words: readonly string[];
  export default words;
}
