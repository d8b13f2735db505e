/** What people ask machines about, and nothing here knows. */
export const ELSEWHERE_WORDS = {
  elsewhere: `weather forecast rain raining sunny snow temperature clima llueve llover lluvia tiempo-hace tiempo-hara hace-calor hace-frio temperatura
    football soccer basketball tennis baseball won-the partido gol goles liga champions mundial futbol baloncesto tenis deporte* sport sports
    recipe* cook* receta* cocin* bake pasta-carbonara tortilla* paella pizza breakfast lunch dinner cena comida desayun* almuerz* restaurant*
    restaurante* politic* election* eleccion* president presidente presidenta government gobierno minister ministro parliament congreso king
    queen rey reina war guerra capital-of capital-de population poblacion country planet universe python javascript java html programming
    programa-en programar-en programmer joke* chiste* broma news headlines noticias noticia bitcoin crypto criptomoned* stock-market bolsa-hoy
    flight* vuelo* hotel* train trains tren trenes bus airport aeropuerto holiday vacaciones translate* translation traduc* horoscope
    horoscopo homework essay redaccion-sobre lottery loteria what-time que-hora hora-es time-is-it dog dogs cat cats perro perros gato gatos
    mathematic* matematica* equation raiz-cuadrada square-root multiplied times-table philosoph* filosof* meaning-of-life sentido-de-la-vida
    god dios religion doctor-who netflix-series car cars coche coches bicycle gym diet dieta shopping-list birthday cumpleanos boyfriend
    girlfriend novio novia wedding boda human robot humano humana married casado single-person poem poema maths score resultado-del song-about
    sing canta phone movil laptop ordenador quixote quijote lista-de-la-compra guitar-for dinosaur* tower tallest longest river rio mountain
    exchange-rate tele que-dia-es what-day-is what-day-it what-is-the-date chess ajedrez grammys oscars sort-a code-to miles kilomet* covid
    your-favo* favourite-colo* color colour wear mars moon-landing favorite-colo* tu-color book-to libro trump biden computer distance
    distancia pharmacy farmacia calories calorias apple-pie invento invented painted pinto inventor apples singer-ever on-tv cover-letter
    letter-to carta-a you-think opinas iphone android guitar-chords piano microphone-is how-far-is how-far-away moon gold oro wifi amor cafe
    coffee napoleon everest mide blockchain cuento bedtime dating animal animals animales bread favourite-artist favorite-artist good-film
    good-movie film-for-tonight telephone chicken pollo pronuncia* airplane* avion* kettle landlord casero password-manager zapatos shoes
    tarta lights-on ropa`,
} as const satisfies Record<string, string>;
