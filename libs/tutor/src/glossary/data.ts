import type { GlossaryEntry } from './entry.js';

/** Problem solving and data analysis. */
export const DATA_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'ratio',
    term: 'ratio',
    definition: 'A comparison of two quantities by division: how many of the one for each of the other.',
  },
  {
    id: 'rate',
    term: 'rate',
    also: ['unit rate'],
    definition: 'A ratio of quantities with different units, such as miles for each hour.',
  },
  { id: 'percent', term: 'percent', also: ['percentage'], definition: 'A number out of each hundred.' },
  {
    id: 'percent-change',
    term: 'percent change',
    also: ['percent increase', 'percent decrease', 'percentage change'],
    definition: 'The change divided by the amount you started with, written as a percent.',
  },
  {
    id: 'mean',
    term: 'mean',
    also: ['average', 'arithmetic mean'],
    definition: 'The sum of all values divided by how many there are.',
  },
  {
    id: 'median',
    term: 'median',
    definition: 'The middle value when all are put in order; with an even count, halfway between the two middle ones.',
  },
  { id: 'mode', term: 'mode', definition: 'The value that comes up most often.' },
  { id: 'range', term: 'range', definition: 'The largest value minus the smallest.' },
  {
    id: 'standard-deviation',
    term: 'standard deviation',
    also: ['spread'],
    definition:
      'A measure of how far the values typically are from their mean; a larger one means that they are more spread out.',
  },
  { id: 'outlier', term: 'outlier', definition: 'A value that lies far away from the others.' },
  {
    id: 'quartile',
    term: 'quartile',
    also: ['interquartile range', 'iqr'],
    definition: 'One of the marks that cut ordered data into four parts of equal count.',
  },
  {
    id: 'percentile',
    term: 'percentile',
    definition: 'Tells what percent of the values lie at or below a given value.',
  },
  {
    id: 'frequency',
    term: 'frequency',
    also: ['frequency table'],
    definition: 'How often a value or a group of values comes up.',
  },
  {
    id: 'histogram',
    term: 'histogram',
    definition: 'A chart of bars without gaps that shows how many values fall into each interval.',
  },
  {
    id: 'box-plot',
    term: 'box plot',
    also: ['boxplot'],
    definition: 'A picture of data by its lowest value, its quartiles with the median, and its highest value.',
  },
  {
    id: 'scatterplot',
    term: 'scatterplot',
    also: ['scatter plot'],
    definition: 'A graph of points, each of which shows two measurements of the same thing.',
  },
  {
    id: 'line-of-best-fit',
    term: 'line of best fit',
    also: ['trend line', 'best fit'],
    definition: 'The line that runs as close as possible to all points of a scatterplot; it is used to predict.',
  },
  {
    id: 'correlation',
    term: 'correlation',
    also: ['association'],
    definition: 'How strongly two quantities rise or fall together. It does not prove that the one causes the other.',
  },
  {
    id: 'probability',
    term: 'probability',
    definition: 'How likely something is: the outcomes you want divided by all outcomes that are equally likely.',
  },
  {
    id: 'conditional-probability',
    term: 'conditional probability',
    also: ['conditional'],
    definition:
      'The probability of something when you already know that something else is so; you only count the cases where that is true.',
  },
  {
    id: 'independent-events',
    term: 'independent events',
    definition: 'Events that do not change each other’s probability.',
  },
  {
    id: 'two-way-table',
    term: 'two-way table',
    also: ['two way table'],
    definition: 'A table that counts things by two properties at once, with totals at the edges.',
  },
  {
    id: 'sample',
    term: 'sample',
    also: ['random sample'],
    definition:
      'The part of a population that is looked at; random means that everyone had the same chance to be in it.',
  },
  { id: 'population', term: 'population', definition: 'The whole group that a study wants to say something about.' },
  {
    id: 'margin-of-error',
    term: 'margin of error',
    definition:
      'How far the result of a sample may be from the truth, up or down; larger random samples make it smaller.',
  },
  {
    id: 'random-assignment',
    term: 'random assignment',
    also: ['randomly assigned'],
    definition: 'Leaving to chance who gets which treatment; it is what lets a study speak of cause.',
  },
  {
    id: 'unit-conversion',
    term: 'unit conversion',
    also: ['convert units', 'conversion'],
    definition: 'Changing a quantity to another unit by multiplying by a fraction that equals one.',
  },
  { id: 'density', term: 'density', definition: 'How much of something there is in each unit of space.' },
];
