/** Of what is heard, and of making music. */
export const SOUND_WORDS = {
  loud: `loud louder loudest loudness lufs peak* clip clips clipping clipped quiet quieter volume volumen sonor* fuerte fuertes satur* distort*
    distors* nivel niveles level levels db decibel* decibelio* too-hot hot headroom dynamic* dinamic* normaliz* normalis* pica picos bajito
    bajita flojo floja suena-bajo suena-alto suena-flojo muy-bajo muy-alto demasiado-alto demasiado-bajo`,
  order: `sequence* sequencing running running-order in-which-order which-order what-order track-order tracklist* order orden ordena ordenar* ordeno
    ordenamos secuenc* flow closer open-the opens close-the open-with close-with start-with go-first goes-first come-first comes-first go-last
    first-track last-track which-first abrir-disco abrir-el-disco abre-el-disco abre-disco cerrar-disco abrir-album cerrar-album empezar-disco
    va-primero va-primera van-primero colocar* coloco set-list setlist arrange* rearrange* should-open should-close to-open to-close
    which-opens opens-it opener reorder* re-order* flows fluye empiezo-disco empiezo-album empezar-album start-record start-album
    empiezo-el-disco songs-on-~ arrange abro-~ cancion-abro cancion-cierro abro-disco abro-con cancion-abre cancion-cierra pon-en-orden
    song-first which-last song-last first-song last-song primera-cancion ultima-cancion`,
  key: "key keys tonalidad* tono tonos harmon* armon* camelot scale escala wheel share-key share-a-key same-key",
  match: `match matches matching goes-with go-with goes-well go-well going-well go-together goes-together fits-with fit-with fit-together
    fits-together pair pairs paired combin* pegan casan casaria* compatible* encaj* mix mixes mix-into mix-with mezcl* blend* segue
    transition* enlaz* pega-con van-bien va-bien right-after after-~ despues-de-~ tras-~ sound-good sounds-good suena-bien suenan-bien
    go-after come-after comes-after goes-after follow-~ follows-~ following-~ next-to-~ junto-a-~ junto-con-~ alongside encaden* close-to-~
    cerca-de-~`,
  tempo: `bpm bpms tempo tempos fast faster fastest slow slower slowest quicker quickest pace speed rapid* lent* velocidad pulso movid* ritmo
    beats-per-minute pulsaciones uptempo veloz veloces deprisa tempi`,
  idea: `idea ideas inspire inspires inspirame inspirat* inspirac* inspira* stuck writer-s-block writers-block spark sparks sugier* suggest*
    suggestion* sugerencia* brainstorm* atascad* atasco en-blanco hoja-en-blanco blank-page bloquead* blocked-up chispa chispas se-me-ocurre
    ocurre ocurren sin-ideas out-of-ideas musa creativ* something-to-write about-what-to-write start-a-song estribillo chorus verse new-song
    nueva-cancion cancion-nueva sobre-que-escribir que-escribir empezar-una-cancion empezar-cancion start-song write-song escribir-una-cancion
    escribir-cancion componer compongo what-should-i-write about-what sobre-que next-song my-next-song siguiente-cancion proxima-cancion blank
    pagina-en-blanco what-to-write que-escribo nothing-comes nada-me-sale no-me-sale no-me-viene want-to-write quiero-escribir tema-para
    something-to-sing lyric-idea to-write-about can-t-think t-think-of think-of-anything`,
} as const satisfies Record<string, string>;
