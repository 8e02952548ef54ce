/** Said once. */
export const SPANISH_NOTE = 'Puedes escribirme en español. Las pistas están en inglés, como el examen.';

/** For students who write Spanish: the frame in Spanish, what was written about the item in English. */
export const SPANISH_WORDS = {
  'hint-es': [
    'Claro. Empieza por aquí. {rung}',
    'Vamos paso a paso. {rung}',
    'Aquí tienes una pista. {rung}',
    'Con gusto. {rung}',
  ],
  'next-rung-es': [
    'Probemos de otra manera. {rung}',
    'Otra idea. {rung}',
    'Sigamos con esto. {rung}',
    'Mira esto. {rung}',
  ],
  'not-the-answer-es': [
    'Todavía no, pero ya casi. {rung}',
    'No te la puedo dar, pero esto ayuda. {rung}',
    'Lleguemos juntos. {rung}',
    'Se te queda mejor si la encuentras tú. {rung}',
  ],
  'explain-later-es': [
    'Te lo explico todo cuando respondas. Por ahora, esto. {rung}',
    'La explicación viene después. Mientras tanto. {rung}',
    'Primero tu idea, luego la mía. {rung}',
    'Al final lo vemos todo. Esto ayuda. {rung}',
  ],
  'unmatched-es': [
    'Veamos una parte pequeña. {question}',
    'Guarda esa idea. {question}',
    'Vamos a comprobarlo. {question}',
    'Sigamos con esto. {question}',
  ],
  'okay-es': [
    'Qué bueno. Sigamos donde íbamos. {question}',
    'Me alegra que estés bien. Volvamos a la pregunta. {question}',
    'Gracias por decirme. Seguimos. {question}',
    'Bien. Aquí estoy si eso cambia. {question}',
  ],
  'unmatched-why-es': [
    'Ya tienes un porqué. Veamos hasta dónde llega. {question}',
    'Así lo razonas tú, lo veo. {question}',
    'Me dices por qué, y eso ayuda. {question}',
    'Vamos a poner a prueba esa razón. {question}',
  ],
  'unmatched-denies-es': [
    'Dices que no, está bien. {question}',
    'Entonces esa no, según tú. {question}',
    'De acuerdo, un no. {question}',
    'Tú no lo ves así. Veamos. {question}',
  ],
  'unmatched-asked-es': [
    'Vamos a averiguarlo. {question}',
    'Buena duda para comprobar. {question}',
    'Empieza por aquí y quizá se aclare. {question}',
    'Eso lo puedes descubrir tú. {question}',
  ],
  'word-later-es': [
    'Está en las opciones, así que te la explico después de responder. ¿Qué dice la frase que la rodea?',
    'Es una de las palabras a elegir, así que todavía no. ¿Qué palabra tuya pondrías ahí?',
    'Las palabras de las opciones esperan hasta el final. ¿Qué palabras del texto te dicen lo que falta?',
    'Traducirla ahora sería darte una opción. ¿Qué tiene que decir esa frase?',
  ],
  'word-in-line-es': [
    'Está en “{line}” ¿Qué palabra sencilla cabría ahí?',
    'Dice “{line}” ¿Qué pondrías tú en lugar de *{about}*?',
    'Aquí está: “{line}” Quita *{about}*. ¿Qué escribirías ahí?',
    'Mira lo que la rodea: “{line}” ¿Qué crees que es *{about}*?',
  ],
  'heard-line-es': [
    'Estás en “{line}” {question}',
    'Eso me lleva a “{line}” {question}',
    'Compáralo con “{line}” {question}',
    'Hablas de esta parte: “{line}” {question}',
  ],
  'small-step-es': [
    'Sin prisa. Una parte más pequeña. {question}',
    'Hagámoslo más corto. {question}',
    'Solo este pedacito. {question}',
    'Tómate tu tiempo. {question}',
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
  'weighs-es': [
    'Bien, estás probando esa opción. ¿Qué palabras lo deciden?',
    'Ir opción por opción funciona. ¿Qué la apoya?',
    '¿Cada parte de esa opción coincide?',
    'Buena prueba. ¿Dónde mirarías?',
  ],
  'rules-out-es': [
    'Descartar es buena idea. ¿Qué palabras te convencieron?',
    'Tienes una duda con esa. ¿Qué la delata?',
    'No te convence esa opción. ¿Dónde lo ves?',
    '¿Qué parte de ella falla, según tú?',
  ],
  'encourage-es': [
    'Es normal sentirse así, y se pasa. Un paso pequeño. {question}',
    'Con calma, vamos poco a poco. {question}',
    'Una pregunta difícil no dice nada de ti. {question}',
    'Te entiendo. Hagamos solo una parte. {question}',
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
