/** Rows of eight letters (specification 9), or fewer where letters twice as large leave no room for eight. */
export const LETTERS = '-mx-0.5 mb-4 flex flex-wrap';
export const LETTER = 'w-[12.5%] min-w-[2rem] p-0.5';
