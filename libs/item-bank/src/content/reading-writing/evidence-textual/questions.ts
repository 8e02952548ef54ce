/** The question that asks for a quotation from a work, its name as it is printed. */
export const quotationFrom = (work: string): string =>
  `<p>Which quotation from ${work} most effectively illustrates the claim?</p>`;

/** The question that asks for a finding in favor of a view, named with its article or owner. */
export const findingFor = (view: string): string =>
  `<p>Which finding, if true, would most directly support ${view}?</p>`;

/** The question that asks for a finding against a view, named with its article or owner. */
export const findingAgainst = (view: string): string =>
  `<p>Which finding, if true, would most directly weaken ${view}?</p>`;
