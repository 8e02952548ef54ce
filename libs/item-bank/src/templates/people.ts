/** First names for problems set in real life: short, varied, none that carries a pronoun into the text. */
export const PEOPLE = [
  'Amara', 'Anika', 'Bao', 'Camila', 'Dmitri', 'Elena', 'Farid', 'Grace', 'Hiro', 'Imani', 'Jonas', 'Kavya', 'Leila', 'Mateo',
  'Nadia', 'Owen', 'Priya', 'Quinn', 'Rosa', 'Samir', 'Tala', 'Umar', 'Vera', 'Wei', 'Yusuf', 'Zoe',
] as const;
