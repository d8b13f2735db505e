/**
 * In how many strands an account is kept that everybody's postings meet at. Each connection has its own as far as they go, so that
 * nobody waits for another's commit.
 */
export const STRANDS = 32;
