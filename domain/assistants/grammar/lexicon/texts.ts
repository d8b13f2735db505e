/** Of titles, texts, posts and pictures. */
export const TEXT_WORDS = {
  fix: `fix fixes fixed fixing clean cleanup repair correct corrects mend mending tidy arregl* corrig* correg* limpia limpiar limpiame repara
    reparar ordena-los sort-out straighten enmend* standardi* estandariz* unifica* rename renombra* retoca* polish pon-bien poner-bien
    put-right set-right ponlos-bien escribe-bien make-right cleaning errata* consistent* uniform* unify homogen* normaliz* normalis* proper
    properly pon-en-orden spelling-right right-spelling titles-right names-right`,
  title: `title* name names naming titul* nombre nombres spelling spelled misspel* capital capitals capitali* uppercase lowercase mayuscul*
    minuscul* typo* ortograf* are-called is-called se-llaman llaman called mal-escritos mal-escritas mayusculas`,
  finding: `problem* issue issues complian* comply finding* warning* block blocked blocker* reject* refus* turn-down turned-down turn-~-down send-back
    sent-back send-~-back bounce* knock-back kick-back problema* aviso avisos cumplimiento cumpl* bloque* rechaz* errores error errors
    metadata metadatos fail fails echar-para echaria-para para-atras para-tras tumb* devolver devolveria* devuelv* accept* acept* validat*
    valida validar checks stop-~ stop-my stop-our red-flag* tira*-para object objection* approve* aprob* denied deny deneg* pass-review take-~
    control-de-calidad quality-control quality-check motivo* reasons-for razones hold held fallo fallos controles filtros pasar-los-filtros`,
  shop: `shop shops store stores spotify apple-music deezer amazon itunes dsp dsps distributor* distribuidor* tienda* plataforma* platform* streaming-service*`,
  lyrics: `lyric* letra letras words-of words-to the-words words-written words-down song-text song-words sung-words text-of-the-song karaoke words
    palabras-de`,
  description: `description* blurb blurbs text texts texto textos resumen resume summary presentation presentacion presenta* sinopsis synopsis write-up
    writeup liner-notes paragraph* parrafo* lineas few-lines few-words unas-palabras sell-text story-of pitch about-text resena sentences
    frases texto-de copy sales-copy into-words in-words en-palabras hundred-words hablame-de-~ hablame-del cuentame-~ talk-about-~
    introduction introduccion intro introduce-~`,
  describe: "describ* describe descripcion* description*",
  blind: `alt alternativ* alt-text accessib* accesib* blind visually sight screen-reader* ciego* ciega* ciegos invident* lector-de can-t-see
    cannot-see can-not-see no-pued*-ver no-puede-ver no-pueden-ver no-ve no-ven impaired vision people-who-cannot`,
  post: `post posts posting posted caption* tweet* announce* announcement* publicacion* publicaciones anuncia* anunciar* anunciamos pie-de pie-para
    story-text stories reel reels teaser* hype promo promos promote* promoting promocion* difund* difusion shout share-on put-on-instagram
    publica-en publicar-en publico-en publicamos-en poner-en-redes poner-en-instagram post-about tuit* content contenido contenidos
    content-plan posting-plan posting-schedule plan-de-publicaciones plan-de-contenido* plan-de-redes spread-posts spread-my`,
  social: `social socials instagram insta ig tiktok facebook mastodon bluesky threads redes twitter youtube social-media redes-sociales feed feeds`,
  calendar: `calendar* weeks schedule schedules campaign* calendario* campana campanas semanas content-plan posting-plan posting-schedule
    plan-de-publicaciones plan-de-contenido* plan-de-redes programa programar programame agenda-de how-often-should cada-cuanto
    editorial-calendar cada-semana every-week each-week weekly semanal plan-out over-a-month over-the-month spread-posts spread-my spread-over
    spread-out`,
  hashtag: "hashtag* etiquetas",
  bio: `bio bios biograf* biography biographies about-me about-us about-page about-section sobre-mi sobre-nosotros profile-text my-profile
    artist-profile perfil semblanza who-i-am who-we-are quien-soy quienes-somos-en life-story describe-me describe-us as-an-artist
    como-artista introduce-me introduce-us artist-story my-story our-story mi-historia nuestra-historia`,
  press: `press presskit epk prensa dossier dosier journalist* periodist* media-kit media medios kit one-sheet onesheet blogger* bloggers reviewer* critic* magazine* revista* radio-stations`,
  artwork: `artwork artworks cover covers coverart art image images picture pictures sleeve sleeves portada* caratula* imagen imagenes arte cubierta*
    album-art illustration* ilustra* thumbnail visual graphic graphics jacket front-cover front-of-~ front-for-~ the-front`,
} as const satisfies Record<string, string>;
