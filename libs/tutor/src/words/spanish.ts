/** For students who write Spanish: the frame in Spanish, what was written about the item in English. */
export const SPANISH_WORDS = {
  'hint-es': [
    'Claro. Las pistas están en inglés, como el examen. {rung}',
    'Vamos paso a paso. La pista está en inglés: {rung}',
    'Aquí tienes una pista en inglés. {rung}',
    'Con gusto. Lee esta pista en inglés: {rung}',
  ],
  'next-rung-es': [
    'Probemos de otra manera. La pista está en inglés: {rung}',
    'Otra idea, en inglés: {rung}',
    'Sigamos con esto, en inglés: {rung}',
    'Mira esto. Está en inglés: {rung}',
  ],
  'not-the-answer-es': [
    'Todavía no, pero ya casi. La pista está en inglés: {rung}',
    'No te la puedo dar, pero esto ayuda. Está en inglés: {rung}',
    'Lleguemos juntos. Pista en inglés: {rung}',
    'Se te queda mejor si la encuentras tú. Pista en inglés: {rung}',
  ],
  'explain-later-es': [
    'Te lo explico todo cuando respondas. Por ahora, una pista en inglés: {rung}',
    'La explicación viene después. Mientras tanto, en inglés: {rung}',
    'Primero tu idea, luego la mía. Pista en inglés: {rung}',
    'Al final lo vemos todo. Esto ayuda, en inglés: {rung}',
  ],
  'unmatched-plain-es': [
    'Veamos una parte pequeña. Te pregunto en inglés: {question}',
    'Guarda esa idea. Las pistas están en inglés: {question}',
    'Vamos a comprobarlo con el texto, en inglés: {question}',
    'Sigamos con esto. Está en inglés: {question}',
  ],
  'encourage-es': [
    'Es normal sentirse así, y se pasa. Un paso pequeño, en inglés: {question}',
    'Tranquilo, vamos poco a poco. Te pregunto en inglés: {question}',
    'Una pregunta difícil no dice nada de ti. Un paso, en inglés: {question}',
    'Te entiendo. Hagamos solo una parte, en inglés: {question}',
  ],
  'greeting-es': [
    '¡Hola! Las pistas están en inglés, pero puedes escribirme en español. ¿Por dónde empezamos?',
    '¡Hola! Escríbeme como quieras. Las pistas vienen en inglés. ¿Qué pide la pregunta?',
    'Hola, qué bueno verte. Mis pistas están en inglés. ¿Dónde te atoras?',
    '¡Hola! Léela una vez. Las pistas están en inglés. ¿Quieres una?',
  ],
  'thanks-es': [
    'De nada. ¿Cuál es tu siguiente paso?',
    'Con gusto. ¿Seguimos?',
    'Para eso estoy. ¿Dónde vas ahora?',
    'Cuando quieras. ¿Qué sigue?',
  ],
} as const;
