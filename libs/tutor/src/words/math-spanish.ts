/**
 * Wordings about work in Math for students who write Spanish. What was written about the item is in English, so it comes
 * as a quote, or not at all.
 */
export const MATH_SPANISH_WORDS = {
  'start-es': [
    'No pasa nada. Empecemos por algo pequeño. {rung}',
    'Empezar es lo más difícil. Vamos con la primera parte. {rung}',
    'Lo hacemos juntos. {rung}',
    'A todos nos pasa. Un primer paso. {rung}',
  ],
  'step-landmark-es': [
    'Sí, {value} es correcto y te sirve. Sigue con esto: “{ask}” ¿Qué te da?',
    'Bien, {value} está bien. Ahora responde esto: “{ask}” ¿Qué dirías?',
    'Correcto, {value}. Lo que sigue: “{ask}” ¿Qué piensas?',
    '{value}, así es. Ahora piensa en esto: “{ask}” ¿Qué escribes?',
  ],
  'step-landmark-again-es': [
    'Sí, ya tienes {value}. ¿Cómo queda tu siguiente línea con ese número?',
    '{value} otra vez, bien. ¿Qué haces ahora con ese número?',
    'Sigue siendo {value}. ¿Qué parte de la pregunta viene después?',
    'Así es, {value}. ¿Qué puedes calcular con eso?',
  ],
  'step-landmark-last-es': [
    'Sí, {value} es correcto. ¿Qué pide la pregunta?',
    'Bien, {value} está bien. ¿Cómo llegas de ahí a lo que piden?',
    'Correcto, {value}. ¿Qué te falta encontrar?',
    '{value}, así es. ¿Qué haces con ese número?',
  ],
  'offer-landmark-es': [
    '{value} es correcto. ¿Quieres enviar {about} o revisarlo antes?',
    'Sí, {value} está bien. ¿Envías {about} o lo compruebas primero?',
    'Bien, {value} te sirve. ¿Es {about} tu respuesta o un paso más?',
    'Correcto, {value}. ¿Cómo podrías comprobar {about} antes de enviarlo?',
  ],
  'step-trap-es': [
    'Es un error común. Mira esta nota: “{feedback}” ¿Cómo cambiarías tu línea?',
    'Casi. Lee esto: “{feedback}” ¿Qué escribirías en su lugar?',
    'Hay un detalle en esa línea: “{feedback}” ¿Puedes corregirla?',
    'Mira esa línea otra vez. “{feedback}” ¿Qué parte cambiarías?',
  ],
  'step-slip-es': [
    'Cambiaste un lado. ¿Qué pasa con el otro?',
    'Buen paso en un lado. ¿Hiciste lo mismo en el otro?',
    'Funciona si lo haces en los dos lados. ¿Cómo queda el otro?',
    'Un lado ya está. ¿Qué te da al hacer lo mismo en el otro?',
  ],
  'step-uses-landmark-es': [
    'Usas {value}, y ese número está bien. ¿Cuánto te da?',
    'Partes de {value}, bien. ¿A cuánto llegas?',
    '{value} es correcto. Haz la cuenta. ¿Qué te da?',
    'Con {value} puedes seguir. ¿Cuál es el resultado?',
  ],
  'step-work-it-out-es': [
    'Haz esa cuenta. ¿Qué te da y qué significa?',
    'Adelante, calcula. ¿Qué representa ese número?',
    '¿Cuánto da eso? ¿Es lo que piden o un paso?',
    'Veamos qué sale. ¿Qué número te da?',
  ],
  'step-turned-es': [
    'Lee esa parte de la pregunta otra vez. ¿Cuál es mayor?',
    'Compara el orden con la pregunta. ¿Cuál de los dos es más grande ahí?',
    'Compruébalo con la pregunta. ¿Cuál es más que el otro?',
    'Dibuja los dos. Según la pregunta, ¿cuál es mayor?',
  ],
  'step-rightly-denied-es': [
    'Así es, no se cumple. ¿Qué te dice eso?',
    'Tienes razón, falla. ¿Qué sabes ahora de los números que probaste?',
    'Correcto, no sale. ¿Qué significa para la pregunta?',
    'Bien comprobado, no coinciden. ¿Qué sigue de ahí?',
  ],
  'plan-es': [
    'Tienes un plan. {next}',
    'Prueba eso. {next}',
    'Vale, hazlo así. {next}',
    'Ese es tu siguiente paso. {next}',
  ],
  'plan-fits-es': ['Sí, eso ayuda aquí. {next}', 'Buen plan. {next}', 'Eso funciona. {next}', 'Bien pensado. {next}'],
  'idea-known-math-es': [
    'Sí, esa parte ya la tienes. ¿Cómo es tu siguiente línea?',
    'Correcto, la misma idea. ¿Cómo queda toda la línea?',
    'Sí, aquí también vale. ¿Qué escribes ahora?',
    'Va con lo que dijiste antes. ¿Qué te da al hacerlo?',
  ],
  'step-on-the-way-es': [
    'Bien, es un paso. ¿Qué representa ese número?',
    'De acuerdo, seguimos. ¿Qué es ese número, en palabras?',
    'Vas avanzando. ¿Qué puedes calcular con ese número?',
    'Vale, un paso intermedio. ¿Qué haces ahora con ese número?',
  ],
} as const;

/** What's asked about a plan, as `plan.ts` has it. */
const ASKED: Readonly<Record<string, string>> = {
  'What does each part become?': '¿Cómo queda cada parte?',
  'What times what?': '¿Qué por qué?',
  "What's left after that?": '¿Qué te queda después?',
  'What do you divide, and by what?': '¿Qué divides, y entre qué?',
  'What does that leave?': '¿Qué queda?',
  'What do you take away from what?': '¿Qué le restas a qué?',
  'What do you get then?': '¿Qué te da?',
  'What do you add to what?': '¿Qué sumas con qué?',
  'What exactly gets squared?': '¿Qué se eleva al cuadrado exactamente?',
  'What do the terms have in common?': '¿Qué tienen en común los términos?',
  'Which terms does it have to reach?': '¿A qué términos tiene que llegar?',
  'What goes in, and for which letter?': '¿Qué pones, y en lugar de qué letra?',
  'What do you do so it goes away?': '¿Qué haces para que se vaya?',
  "What's next to it that has to move?": '¿Qué tiene al lado que hay que mover?',
  'What does it turn into, signs and all?': '¿En qué se convierte, con signos y todo?',
  'Which two products do you get?': '¿Qué dos productos te salen?',
  'Which part do you start with?': '¿Con qué parte empiezas?',
  'What do you draw first?': '¿Qué dibujas primero?',
  'Which one do you count first, and which one last?': '¿Cuál cuentas primero y cuál al final?',
  'Which triangle here has a right angle?': '¿Qué triángulo tiene aquí un ángulo recto?',
  'What are a, b, and c here?': '¿Cuáles son a, b y c aquí?',
  'Which two points go in?': '¿Qué dos puntos usas?',
  'Which side is opposite the angle, and which one do you want?': '¿Qué lado está frente al ángulo y cuál buscas?',
  'What do you add on both sides?': '¿Qué sumas en los dos lados?',
  'What do you start with?': '¿Con qué empiezas?',
};

/** The same question in Spanish; of one that names a part, a general one. */
export const askedInSpanish = (asked: string): string => ASKED[asked] ?? '¿Qué necesitas para eso?';
