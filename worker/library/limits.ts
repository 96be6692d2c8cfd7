/** A storage call that is silent for so many milliseconds counts as refused; writing 100 MB takes a few seconds. */
export const STORAGE_ANSWER_LIMIT = 20_000;
