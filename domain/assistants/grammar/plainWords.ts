/** Words that hold a sentence together and say nothing of what it is about. */
const PLAIN = `a an the this that these those my our your his her its their mine ours i me we us he she it they them one ones someone somebody something
  anything everything anyone anybody everyone everybody nothing all any some each every both few much many more most less least other another
  same such own and or but so if then than as at by for from in into of off on onto out over to up upon with within about after before between
  during since until through per via am is are was were be been being do does did doing done have has had having can could may might must
  shall should will would ought need needs want wants let lets get gets got getting go goes going gone come take give gave tell say said know
  think please just only really very too also even ever never still already yet now there here where when why how what which who whose whom s
  t m re ve ll d not no yes ok okay right well maybe perhaps actually currently exactly kind sort thing things way ways lot lots bit time
  times people person somehow altogether quickly quick like likes good best better great nice fine big large long old earth world help look
  looking see show make makes made making put keep try use used using first last next late later today job case far little check review
  product set around care else him ex able levare trabajo evening morning change changes changed waiting brought thought whoever whatever tour
  enough often seldom once twice usually simple latest town deja place stuff free paid back kindly pls asap item items page direct sense el la
  los las lo un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta esto estos estas ese esa eso esos esas aquel
  aquella al del yo te se nos os le les ella ellos ellas usted ustedes nosotros algo alguien alguno alguna algunos algunas algun nada nadie
  ningun ninguno todo toda todos todas cada cual cuales que quien quienes como cuando donde cuanto cuanta cuantos cuantas por porque para con
  sin sobre entre hasta desde hacia segun tras de en y e o u ni pero si ya aun todavia tambien tampoco muy mas menos tan tanto mucho mucha
  muchos muchas poco poca pocos pocas bien mal mejor peor otro otra otros otras mismo misma mismos mismas solo ahora luego despues antes
  siempre nunca es son soy eres somos era eran fue fueron sea sean ser siendo sido estan estoy estamos estar estado ha han hemos haya hay
  habia haber tengo tiene tienen tenemos tienes tener tenido tenga hago hace hacen hacer hecho haz puedo puede pueden podemos puedes podria
  podrias poder debo debe deberia deben quiero quieres quiere queremos quieren querria quisiera necesito necesitamos va van voy vamos vas ir
  dar dame da dan di dime decir dice dicen digo sabes sabe favor porfa gracias vez veces cosa cosas gente persona personas tipo manera forma
  modo parte verdad cierto cuenta parece creo gustaria puesto puesta pasa pasar llevo lleva llevar mio mia mios mias cuyo cuyos acaso revisa
  revisar repasa repasar comprueba comprobar mira mirar producto hazme grande empieza empiezan empezar monday tuesday wednesday thursday
  friday saturday sunday january february march april june july august september october november december spring summer autumn fall winter
  tomorrow lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
  diciembre primavera verano otono invierno manana st nd rd th`;

const PLAIN_WORDS = new Set(PLAIN.split(/\s+/));

export function isPlain(word: string): boolean {
  return PLAIN_WORDS.has(word) || /^[\d~]+$/.test(word);
}

/** Whether a word says that something is the asker's own. */
export function isOwning(word: string): boolean {
  return /^(?:my|mine|our|ours|mis?|mi[oa]s?|nuestr[oa]s?)$/.test(word);
}

const LIGHT = new Set(
  `the a an exactly actually my our your his her their its this that these those all any some of still already just really very so please el la
  los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa ya aun todavia muy lo al del`.split(
    /\s+/,
  ),
);

/** Whether a word may stand between two others without changing what they say: "fill the gaps", "abrir el disco". */
export function isLight(word: string): boolean {
  return LIGHT.has(word);
}
