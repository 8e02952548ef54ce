/** English words and what they are in Spanish: school, reading and everyday words, without accents. */
const WORDS = `
the el la los las lo
a un una unos unas
and y e
or o
but pero sino
not no
never nunca jamas
neither tampoco
because porque pues
so entonces asi
why porque
what que
who quien quienes
when cuando
where donde
how como
to a al para
from desde
of de del
in en dentro
with con
without sin
for por
on sobre encima
under bajo debajo
between entre
before antes
after despues luego
more mas
less menos
much mucho mucha
many muchos muchas
few pocos pocas
little poco poca
very muy
too demasiado tambien
all todo toda todos todas
nothing nada
nobody nadie
something algo
someone alguien
every cada
other otro otra otros otras
same igual mismo misma mismos mismas iguales
different distinto distinta diferente diferentes distintos
this este esta esto estos estas
that ese esa eso esos esas aquel aquella
he el
she ella
they ellos ellas
his su sus
is es esta son estan
was era fue estaba eran fueron estaban
has tiene tienen hay
had tenia tenian habia
can puede pueden puedo
could podia podria
wants quiere quieren queria
needs necesita necesitan
says dice dicen
said dijo dijeron decia
means significa
thinks piensa piensan cree creen creo pienso
knows sabe saben sabia
does hace hacen
made hizo hicieron hacer hecho
goes va van
went fue iba fueron
comes viene vienen
came vino
sees ve ven ver
saw vio vieron
gives da dan
gave dio dieron
takes toma toman lleva llevan
puts pone ponen mete
keeps guarda guardan
loses pierde pierden perdio
finds encuentra encuentran encontro
writes escribe escriben
wrote escribio
reads lee leen
speaks habla hablan
eats come comen comia comio
lives vive viven
died murio murieron muerto muerta
dies muere mueren
works trabaja trabajan trabajo
works funciona funcionan sirve sirvio
helps ayuda ayudan ayudo
shows muestra muestran demuestra
starts empieza empiezan empezo
ends termina terminan termino acaba
changes cambia cambian cambio
stays queda quedan quedo sigue
rises sube suben subio subieron
falls baja bajan bajo bajaron cae caen cayo
grows crece crecen crecio
pays paga pagan pago
charges cobra cobran
costs cuesta cuestan
buys compra compran
sells vende venden vendio
likes gusta gustan gustaba
feels siente sienten
burns quema queman quemar
builds construye
breaks rompe rompen
believes cree creen
hides esconde
learns aprende aprendio
teaches ensena
compares compara
carries lleva
word palabra palabras
sentence oracion frase frases
text texto textos
question pregunta preguntas
answer respuesta respuestas
choice opcion opciones
author autor autora
idea idea ideas
reason razon motivo
result resultado
cause causa
example ejemplo ejemplos
evidence evidencia prueba pruebas
study estudio
book libro libros
letter carta letra cartas
story historia cuento
poem poema
line linea lineas renglon
part parte partes
end final
start principio comienzo inicio
number numero numeros cifra
total total
average promedio media
column columna
table tabla
graph grafica grafico
percent porcentaje
double doble
triple triple
half mitad
year ano anos
day dia dias
night noche noches
month mes meses
week semana
time tiempo vez veces
minutes minutos
hour hora horas
world mundo
country pais campo
city ciudad
town pueblo
house casa casas
school escuela
street calle
sea mar
water agua
fire fuego
oven horno hornos
wood madera
sand arena
stone piedra piedras
land tierra
light luz faro
ship barco barcos
shipwrecks naufragio naufragios
tree arbol arboles
animal animal animales
dog perro
fish pescado pez peces
bird pajaro ave aves
moth polilla polillas
man hombre
men hombres
woman mujer mujeres
people gente personas
person persona
child nino nina hijo hija
children ninos hijos
father padre papa
mother madre mama
brother hermano
sister hermana
friend amigo amiga
family familia
king rey
worker trabajador obrero
workers trabajadores obreros
money dinero plata
price precio
work trabajo
hand mano manos
finger dedo dedos
eye ojo ojos
face cara rostro
head cabeza
mouth boca
heart corazon
side lado lados
box caja
door puerta
table mesa
paper papel
machine maquina
color color colores
music musica
song cancion canciones
sound sonido
language idioma lengua
name nombre nombres
secret secreto
danger peligro
war guerra
law ley
big grande grandes
small pequeno pequena chico
good bueno buena buenos bien
bad malo mala mal
better mejor mejores
worse peor peores
new nuevo nueva nuevos
old viejo vieja antiguo antigua
first primero primera primer
second segundo segunda
last ultimo ultima
two dos
three tres
four cuatro
five cinco
six seis
ten diez
true verdad verdadero cierto
false falso falsa mentira
right correcto
wrong incorrecto equivocado
easy facil
hard dificil duro
expensive caro cara caros caras
cheap barato barata
fast rapido
slow lento
high alto alta
low bajo baja
long largo larga
short corto corta
strong fuerte fuertes
weak debil
hot calor caliente
cold frio fria
white blanco blanca
black negro negra
red rojo
only solo solamente unico
always siempre
now ahora
still todavia aun
already ya
here aqui
there ahi alli
near cerca
far lejos
like como
also tambien
almost casi
maybe quizas
together juntos
against contra
instead lugar
although aunque
while mientras
since desde
until hasta
if si
yes si
past pasado
future futuro
verb verbo
subject sujeto
comma coma
period punto
contrast contraste
how cuanto cuanta cuantos cuantas
angle angulo angulos
radius radio radios
radians radianes
arc arco
circle circulo
triangle triangulo triangulos
line recta
right recto
equation ecuacion
add suma sumar sumo mas
subtract resta restar resto
multiply multiplica multiplicar multiplico
divide divide dividir divido
equal igualar
greater mayor mayores
less menor menores
value valor valores
formula formula
stripes rayas
probability probabilidad
both ambos ambas
goes sale salen
gets obtiene consigue
must tiene debe deben
create crear
stop parar
seem parecer parece
reward premiar
something algo
opposite contrario opuesto
`;

/** A row for each English word: the word, then the Spanish ones. */
export const SPANISH_ROWS: readonly string[] = WORDS.trim().split('\n');
