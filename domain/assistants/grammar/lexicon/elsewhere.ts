/** What people ask machines about, and nothing here knows. */
export const ELSEWHERE_WORDS = {
  elsewhere: `aeropuerto airplane* airport ajedrez almuerz* amor android animal animales animals apple-pie apples avion* bake baloncesto baseball
    basketball bedtime bicycle biden birthday bitcoin blockchain boda bolsa-hoy book-to boyfriend bread breakfast broma bus cafe
    calorias calories canta capital-de capital-of car cars carta-a casado casero cat cats cena champions chess chicken chiste* clima
    coche coches cocin* code-to coffee color colour comida computer congreso cook* country cover-letter covid criptomoned* crypto cuento
    cumpleanos dating deporte* desayun* diet dieta dinner dinosaur* dios distance distancia doctor-who dog dogs eleccion* election*
    equation essay everest exchange-rate farmacia favorite-artist favorite-colo* favourite-artist favourite-colo* film-for-tonight
    filosof* flight* football forecast futbol gato gatos girlfriend gobierno god gol gold goles good-film good-movie government grammys
    guerra guitar-chords guitar-for gym hace-calor hace-frio headlines holiday homework hora-es horoscope horoscopo hotel* how-far-away
    how-far-is html human humana humano invented invento inventor iphone java javascript joke* kettle kilomet* king landlord laptop
    letter-to libro liga lights-on lista-de-la-compra llover llueve lluvia longest loteria lottery lunch married mars matematica*
    mathematic* maths meaning-of-life microphone-is mide miles minister ministro moon moon-landing mountain movil multiplied mundial
    napoleon netflix-series news noticia noticias novia novio on-tv opinas ordenador oro oscars paella painted parliament partido
    password-manager pasta-carbonara perro perros pharmacy philosoph* phone piano pinto pizza planet poblacion poem poema politic* pollo
    population president presidenta presidente programa-en programar-en programmer programming pronuncia* python que-dia-es que-hora
    queen quijote quixote rain raining raiz-cuadrada receta* recipe* redaccion-sobre reina religion restaurant* restaurante*
    resultado-del rey rio river robot ropa score sentido-de-la-vida shoes shopping-list sing singer-ever single-person snow soccer
    song-about sort-a sport sports square-root stock-market sunny tallest tarta tele telephone temperatura temperature tenis tennis
    tiempo-hace tiempo-hara time-is-it times-table tortilla* tower traduc* train trains translate* translation tren trenes trump
    tu-color universe vacaciones vuelo* war wear weather wedding what-day-is what-day-it what-is-the-date what-time wifi won-the
    you-think your-favo* zapatos`,
} as const satisfies Record<string, string>;
