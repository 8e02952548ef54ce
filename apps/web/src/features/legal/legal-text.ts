/** One legal document. A paragraph may hold `{email}` once. */
export interface LegalText {
  title: string;
  updated: string;
  /** The document in two or three sentences; not a substitute for it. */
  summary: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
