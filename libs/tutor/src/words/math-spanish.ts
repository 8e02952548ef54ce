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
  'step-rightly-denied-es': [
    'Así es, no se cumple. ¿Qué te dice eso?',
    'Tienes razón, falla. ¿Qué sabes ahora de los números que probaste?',
    'Correcto, no sale. ¿Qué significa para la pregunta?',
    'Bien comprobado, no coinciden. ¿Qué sigue de ahí?',
  ],
  'plan-es': [
    'Tienes un plan. ¿Cómo queda la línea cuando lo haces?',
    'Prueba eso. ¿Qué te queda después?',
    'Vale, hazlo así. ¿Qué escribes primero?',
    'Ese es tu siguiente paso. ¿Qué te da?',
  ],
  'plan-fits-es': [
    'Sí, eso ayuda aquí. ¿Qué te queda al hacerlo?',
    'Buen plan. ¿Cómo queda la línea?',
    'Eso funciona. ¿Qué escribes ahora?',
    'Bien pensado. ¿Qué te da?',
  ],
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
  'step-follows-es': [
    'Sí, esa línea es correcta. ¿Qué sigue?',
    'Esa línea está bien. ¿Cuál es tu siguiente paso?',
    'Bien, eso se cumple. ¿Qué haces ahora?',
    'Correcto. ¿Cómo sigues desde ahí?',
  ],
  'step-identity-es': [
    'La cuenta está bien. ¿Qué significa ese número aquí?',
    'Sale, sí. ¿Para qué lo necesitas?',
    'Los dos lados coinciden. ¿Qué te dice eso sobre la pregunta?',
    'Eso es verdad. ¿Cuál es tu siguiente línea?',
  ],
  'step-false-identity-es': [
    'Revisa esa cuenta. ¿Qué te da cada lado?',
    'Los dos lados no dan lo mismo. ¿Qué sale si vas paso a paso?',
    'Todavía no son iguales. ¿Qué lado calcularías otra vez?',
    'Toma cada lado por separado. ¿Cuánto da cada uno?',
  ],
  'step-does-not-follow-es': [
    'Esa línea todavía no coincide con la anterior. ¿Qué término cambió?',
    'Algo cambió en el camino. Mira los signos. ¿Lo ves?',
    'Casi. ¿Hiciste lo mismo con todos los términos?',
    'Compárala con la línea anterior. ¿Qué sale si la haces otra vez?',
  ],
  'step-direction-es': [
    'Los dos lados van bien, pero mira el signo de la desigualdad. ¿Hay que voltearlo?',
    'Revisa hacia dónde apunta el signo. ¿Por qué número multiplicaste o dividiste?',
    'Los términos están bien, la dirección no. ¿Cuándo se voltea el signo?',
    'Pon un número en las dos líneas. ¿Coinciden?',
  ],
  'step-submit-it-es': [
    'Ya tienes un valor. ¿Es lo que pide la última frase?',
    'Ese es un resultado. ¿Qué pasa si lo pones en la pregunta?',
    'Llegaste a algo. ¿Qué quiere saber la pregunta?',
    'Entonces se reduce a eso. ¿Cumple todo lo que dice la pregunta?',
  ],
  'step-plugged-in-es': [
    'Buena idea probar un número. ¿Cuánto da cada lado?',
    'Estás probando un número, bien. ¿Coinciden los dos lados?',
    'Lo pusiste en la ecuación. ¿Qué te da a la izquierda y a la derecha?',
    'Es una buena prueba. ¿Qué significa si los lados coinciden?',
  ],
  'step-leads-to-choice-es': [
    'Te falta un paso para el valor. ¿Cuál es, y funciona en la pregunta?',
    'Estás cerca de un número. ¿Cuál es, y va con lo que dice la pregunta?',
    'Termina esa cuenta. ¿Qué pasa si pones el resultado en la pregunta?',
    'Un paso más. ¿Cómo podrías comprobar el resultado?',
  ],
  'step-no-more-es': [
    'Ya tienes varias líneas. ¿En cuál confías más, y qué sigue?',
    'Es otro camino, y puedes probarlo. ¿Va con lo que dice la pregunta?',
    'Esta te toca a ti. Termínala. ¿Tu número cumple la pregunta?',
    'Quédate con una de tus líneas. ¿Qué te da al ponerla en la pregunta?',
  ],
  'step-no-start-es': [
    '¿Qué palabras de la pregunta te dieron esa línea?',
    '¿Qué representa cada lado de esa línea?',
    '¿De dónde salió esa línea? ¿Cuál va antes?',
    'Cuéntame esa línea. ¿Qué hay a la izquierda y qué a la derecha?',
  ],
  'step-cannot-tell-es': [
    'Parecen dos pasos a la vez. ¿Puedes escribirlos en dos líneas?',
    'Pon un número pequeño en los dos lados. ¿Coinciden?',
    'Prueba esa línea con un número fácil. ¿Qué da cada lado?',
    'Vamos más despacio. ¿Qué parte calculaste al final?',
  ],
  'step-unreadable-es': [
    'Así puedo revisarla: usa + - * / ^ y =. ¿Cómo quedaría tu línea?',
    'Puedo revisar una ecuación a la vez. ¿Cuál vemos?',
    'Escribe la línea con signos simples. ¿Cómo quedaría?',
    'Mándame una sola línea con = o <. ¿Cuál quieres revisar?',
  ],
  'ask-step-es': [
    'Claro. Mándala con la anterior. ¿De qué línea dudas?',
    'Con gusto. ¿Qué línea reviso?',
    'Veámoslo juntos. ¿Cuál línea miramos?',
    'Escribe el paso en una línea. ¿Qué iba antes?',
  ],
  'in-letters-es': [
    'Ya tienes una línea con letras. ¿Qué harías para dejar sola la que buscas?',
    'Escribiste cómo se relacionan esas letras. Prueba con números fáciles. ¿Se cumple?',
    'Esa línea dice algo de las letras. ¿Cuál quieres despejar?',
    'Tienes una expresión. ¿Qué parte de la pregunta te ayuda a seguir?',
  ],
} as const;
