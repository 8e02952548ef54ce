/** Said once. */
export const SPANISH_NOTE =
  'Puedes escribirme en español. El examen es en inglés, así que mis pistas y preguntas también.';

/** For students who write Spanish: the frame in Spanish, and what was written about the item quoted in English. */
export const SPANISH_WORDS = {
  'hint-es': [
    'Claro, empieza por aquí: «{rung}»',
    'Vamos paso a paso: «{rung}»',
    'Aquí tienes una pista: «{rung}»',
    'Con gusto: «{rung}»',
  ],
  'next-rung-es': [
    'Probemos de otra manera: «{rung}»',
    'Otra idea: «{rung}»',
    'Sigamos con esto: «{rung}»',
    'Mira esto: «{rung}»',
  ],
  'not-the-answer-es': [
    'Todavía no, pero esto ayuda: «{rung}»',
    'No te la puedo dar, pero sí una pista: «{rung}»',
    'Lleguemos juntos: «{rung}»',
    'Se te queda mejor si la encuentras tú: «{rung}»',
  ],
  'explain-later-es': [
    'Te lo explico todo cuando respondas. Por ahora: «{rung}»',
    'La explicación viene después. Mientras tanto: «{rung}»',
    'Primero tu idea, luego la mía: «{rung}»',
    'Al final lo vemos todo. Esto ayuda: «{rung}»',
  ],
  'unmatched-es': [
    'Bueno, piensa en esto: «{question}»',
    'Guarda esa idea. La pregunta es: «{question}»',
    'Vamos a comprobarlo: «{question}»',
    'A ver: «{question}»',
  ],
  'okay-es': [
    'Qué bueno. Sigamos donde íbamos: «{question}»',
    'Me alegra que estés bien. Volvamos a la pregunta: «{question}»',
    'Gracias por decirme. Seguimos: «{question}»',
    'Bien. Aquí estoy si eso cambia. Seguimos con: «{question}»',
  ],
  'unmatched-why-es': [
    'Ya tienes un porqué. Veamos hasta dónde llega: «{question}»',
    'Así lo razonas tú. Ahora: «{question}»',
    'Me dices por qué, y eso ayuda. Sigue con: «{question}»',
    'Vamos a poner a prueba esa razón: «{question}»',
  ],
  'unmatched-denies-es': [
    'Dices que no, está bien. Entonces: «{question}»',
    'Esa no, según tú. A ver: «{question}»',
    'De acuerdo, un no. Ahora: «{question}»',
    'Tú no lo ves así. Veamos: «{question}»',
  ],
  'unmatched-asked-es': [
    'Vamos a averiguarlo: «{question}»',
    'Se puede comprobar. Empieza con: «{question}»',
    'Empieza por aquí y quizá se aclare: «{question}»',
    'Eso lo puedes descubrir tú: «{question}»',
  ],
  'where-es': [
    'Busca en «{line}» ¿Qué te dice sobre eso?',
    'El texto habla de eso en «{line}» ¿Qué lees ahí?',
    'Yo iría a «{line}» ¿Qué dice?',
    'Prueba con «{line}» ¿Te contesta?',
  ],
  'say-why-es': [
    'De acuerdo. ¿Qué en la pregunta te lo dice?',
    '¿Qué palabras te hacen pensar eso?',
    'Bueno. ¿Dónde lo ves?',
    'Y ¿por qué lo dices?',
  ],
  'passage-es': [
    'Léelo en partes. ¿Qué dice la primera oración, con tus palabras?',
    'Empieza por quién o de qué trata. ¿Qué dice el texto de eso?',
    'Una oración a la vez. ¿Cuál te confunde?',
    'Lee primero la pregunta. ¿Qué oración del texto habla de eso?',
  ],
  'own-reason-es': [
    'Gracias por decirme por qué. ¿Qué palabras del texto lo prueban?',
    'Una razón vale más que una corazonada. ¿Qué línea la apoya?',
    'Todavía no te digo sí ni no. ¿Dónde lo dice el texto?',
    'Suena bien. Ahora compruébalo. ¿Dónde está en el texto?',
  ],
  'aside-es': [
    'Luego me cuentas. Seguimos con: «{question}»',
    'De eso hablamos después. Ahora: «{question}»',
    'Te entiendo. Volvamos a esto: «{question}»',
    'Anotado. Terminemos esta primero: «{question}»',
  ],
  'word-later-es': [
    'Está en las opciones, así que te la explico después de responder. ¿Qué dice la frase que la rodea?',
    'Es una de las palabras a elegir, así que todavía no. ¿Qué palabra tuya pondrías ahí?',
    'Las palabras de las opciones esperan hasta el final. ¿Qué palabras del texto te dicen lo que falta?',
    'Traducirla ahora sería darte una opción. ¿Qué tiene que decir esa frase?',
  ],
  'word-in-line-es': [
    'Está en «{line}» ¿Qué palabra sencilla cabría ahí?',
    'Dice «{line}» ¿Qué pondrías tú en lugar de *{about}*?',
    'Aquí está: «{line}» Quita *{about}*. ¿Qué escribirías ahí?',
    'Mira lo que la rodea: «{line}» ¿Qué crees que es *{about}*?',
  ],
  'word-in-context-es': [
    '¿Qué podrías poner en lugar de *{about}* para que la frase siga funcionando?',
    'Lee la frase sin *{about}*. ¿Qué tendría sentido ahí?',
    'Mira lo que está antes y después de *{about}*. ¿De qué habla?',
    'Las palabras de al lado explican *{about}*. ¿Qué dicen?',
  ],
  'heard-line-es': [
    'Esta es la línea: «{line}» Y ahora: «{question}»',
    'El texto dice «{line}» Piensa: «{question}»',
    'Compáralo con «{line}» La pregunta es: «{question}»',
    'Hablas de esta parte: «{line}» Entonces: «{question}»',
  ],
  'small-step-es': [
    'Sin prisa, una parte más pequeña: «{question}»',
    'Hagámoslo más corto: «{question}»',
    'Solo este pedacito: «{question}»',
    'Tómate tu tiempo: «{question}»',
  ],
  'did-you-mean-es': [
    'Quiero entenderte bien. ¿Es una de estas?',
    '¿Cuál se parece más a lo que piensas?',
    '¿Cuál de estas quieres decir?',
    'Pienso en dos cosas. ¿Cuál es la tuya?',
  ],
  'closer-es': [
    '¿Cuál se acerca más a lo que piensas?',
    'Hay dos maneras de verlo. ¿Cuál suena más a ti?',
    '¿Con cuál te quedas?',
    'Pongámoslo en orden. ¿Cuál dirías tú?',
  ],
  'offer-submit-es': [
    'Entonces dices {about}. ¿La envías, o la revisas primero?',
    'Bueno, {about}. ¿Quieres revisarla antes de enviarla?',
    'Así que {about}. ¿La envías ya, o me dices por qué primero?',
    'Vas con {about}. ¿La revisas, o la envías?',
  ],
  'check-first-es': [
    'Claro, no se ha enviado nada. ¿Qué la apoya?',
    'Con calma. ¿Dónde lo ves en la pregunta?',
    'Vamos a revisarla. Léela con el texto. ¿Encaja?',
    'Sin prisa. ¿Qué te hizo escogerla?',
  ],
  'tap-submit-es': [
    'Entonces toca el botón y listo. ¿O quieres revisar algo antes?',
    'Adelante, toca el botón. ¿Listo?',
    'Tú decides, así que el botón es tuyo. ¿Lo tocas?',
    'Toca el botón cuando quieras. ¿La revisas antes?',
  ],
  'between-es': [
    'Quedan dos. ¿En qué se diferencian?',
    'Dos para comparar. ¿Qué palabra está en una y no en la otra?',
    'Bueno, solo dos. ¿Qué dice una que la otra no?',
    'Ya son menos. ¿Qué palabra cambia todo entre las dos?',
  ],
  'weighs-es': [
    'Tomemos esa opción. ¿Qué palabras lo deciden?',
    'Opción por opción, entonces. ¿Qué la apoya?',
    '¿Qué parte de esa opción está en el texto?',
    'A ver esa. ¿Dónde la comprobarías?',
  ],
  'rules-out-es': [
    'Esa la descartas. ¿Qué palabras te convencieron?',
    'Tienes una duda con esa. ¿Qué la delata?',
    'No te convence esa opción. ¿Dónde lo ves?',
    '¿Qué parte de ella falla, según tú?',
  ],
  'own-up-es': [
    'Perdón, no te escuché bien. ¿Cuál te ayuda más?',
    'Tienes razón, no te contesté. ¿Qué prefieres?',
    'Fue culpa mía. ¿Qué te sirve ahora?',
    'Lo siento, me fui por otro lado. ¿Qué quieres?',
  ],
  'own-up-again-es': [
    'Perdón, así no te ayudo. Vamos con algo más pequeño: «{question}»',
    'Lo siento, cambiemos de camino: «{question}»',
    'Tienes razón. Olvida lo anterior y prueba esto: «{question}»',
    'Te escucho, perdón. Empecemos de nuevo: «{question}»',
  ],
  'encourage-es': [
    'Es normal sentirse así, y se pasa. Un paso pequeño: «{question}»',
    'Con calma, vamos poco a poco: «{question}»',
    'Una pregunta difícil no dice nada de ti. Empieza con: «{question}»',
    'Te entiendo. Hagamos solo una parte: «{question}»',
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
