/** Rows of eight letters (specification 9), or fewer where large letters leave less than 28 px of 16 for each. */
export const LETTERS = '-mx-0.5 mb-4 flex flex-wrap';
export const LETTER = 'w-[12.5%] min-w-[1.75rem] p-0.5';
