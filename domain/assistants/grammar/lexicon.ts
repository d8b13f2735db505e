/**
 * What people mean, and the words of English and Spanish by which they say it, folded as `foldText` folds. A star stands for any ending; words
 * joined by hyphens stand for words that follow each other. One word may mean several things: the rules say which of them matters.
 */
export const LEXICON = {
  today: "today now hoy ahora tonight morning manana-por-la-manana",
  week: "week weeks semana semanas",
  doing:
    "i-do to-do do-next do-first do-now should focus plate start begin hago hacer deberia toca priorit* prioridad* todo pendiente* empiezo empezar atencion attention agenda tareas tasks due on-my-list my-list my-day mi-dia",
  late: "late overdue deadline* behind missed slipped slip passed past delayed atrasad* atraso* retras* vencid* vencio tarde me-ha-pasado se-me-paso pasado-la-fecha",
  next: "next upcoming coming soonest following proximo proxima proximos siguiente siguientes",
  when: "when date day cuando fecha dia days faltan countdown how-long",
  out: "out come comes coming sale salen salir publish* publica* publico appear*",
  release:
    "release* album* single* ep eps record records lanzamiento* disco* publicacion lanzo lanzar sacar launch* drop",
  missing:
    "missing lack* need needs left incomplete without falta faltan sin necesita* incomplet* no-tien* have-no has-no do-not-have does-not-have not-filled no-tengo are-no is-no gaps blocks blocking stops stop remain* queda quedan unfinished yet-to",
  ready:
    "ready can-i-release can-i-publish puedo-publicar puedo-lanzar finished complete lista listo listas preparad* good-to-go set-to-go",
  status: "status state how-is estado como-va como-esta how-far progress progreso avance where-are-we",
  find: "find where show open search locate look-up take-me go-to abre* encuentra busca muestra* ensena* donde ir-a llevame",
  track: "track* catalog* repertoire repertorio song* recording* cancion* tema temas pista* grabacion*",
  count: "many how-big how-much-music count number total cuant*",
  who: "who whose quien quienes",
  you: "you your eres tu puedes sabes haces te ayudas",
  can: "can able help* ayud* puedes sabes capaz useful what-do-you good-at sirves",
  add: "add apunta* create new put make remind note anade* anadir agrega* crea* pon ponme nueva nuevo prepara recuerda* recuerdame",
  step: "step* my-list list task* milestone* reminder* tarea* paso* hito* recordatorio* remind recuerdame recuerda-me",
  done: "done finished complete completed tick* check mark completad* completa hecho hecha termin* marca",
  move: "move postpone delay* shift push reschedule change later earlier mueve* mover aplaza* aplazar retrasa* retrasar cambia* pospon* adelanta* bring-forward",
  split: "split* share shares percent* reparto* porcentaje* participacion* proporcion",
  write: "write wrote written rewrite draft compose escrib* redacta* compuso reescrib*",
  writer:
    "writer writers songwriter* composer* author* wrote written-by credit credits compositor* compositora* autor autora autores letrista* escribio compuso",
  wrong:
    "wrong error* invalid broken mal incorrect* add-up sum-to suman sumar cuadra cuadran hundred cien ciento fallo* open abierto* 100",
  owner: "own owns owned owner* rights belong* derechos dueno* titular* pertenece* de-quien",
  isrc: "isrc isrcs",
  code: "codes code codigo codigos",
  upc: "upc upcs ean barcode* bar-code barras",
  assign:
    "assign* generate fill give-all give-every give-each give-them give-my asigna* genera* ponle ponles pon rellena* allocate issue",
  sheet:
    "sheet paper papers papel agreement* contract* document* template hoja contrato* acuerdo* documento* plantilla pdf on-paper",
  sync: "sync synch synchroni* licence license licens* licensing film movie advert* commercial series game sincroniz* licencia* pelicula* anuncio spot serie videojuego",
  producer: "producer* productor* productora* produce beat beats beatmaker* produjo",
  artwork:
    "artwork cover covers coverart art image picture sleeve front portada* caratula* imagen arte cubierta*",
  explain:
    "mean means meaning explain* difference significa* explica* diferencia que-es que-son what-is what-are what-does whats-a what-s-a define",
  term: "royalt* mechanical* publishing master masters pro neighbouring neighboring regalia* mecanic* editorial editoriales master conexos p-line c-line pline cline isrc upc iswc ipi",
  law: "sue sued stole stolen steal lawsuit court lawyer legal illegal sued claim demand* abogad* juicio tribunal* denunci* robado robo plagi* copied copiado ley",
  planning:
    "plan-~ plan-my plan-our plan-the plan-a plan-it plan-this plan-out plan-for plan-para plan-de-lanzamiento plan-del-lanzamiento release-plan launch-plan planifica* planea* planeame timeline roadmap cronograma hoja-de-ruta",
  plan: "plan plans subscription tier trial prueba suscripcion pro-plan with-pro free-plan my-trial expire* renew* renueva upgrade",
  upload: "upload uploads uploading uploaded subid* subir subo",
  price: "price* pricing vale valen cost* charge precio* cuesta* cuestan cobro cobrar cobro-por",
  stock:
    "stock prints print posters poster inventory low copies vinyl vinyls lp shirt* merch cassette* cd cds inventario unidades existencias vinilo* camiseta* lamina* poster* agotad* sold-out",
  money:
    "sales sold revenue earn* income money made i-make make-from sell selling balance royalties-paid ventas vendi vendido ingres* ganado ganando ganancia* cuanto-gano cuanto-gane ganamos dinero saldo facturad* cobrado",
  tax: "tax taxes vat irs iva irpf impuesto* hacienda tribut* declaracion-de declarar fiscal*",
  fix: "fix fixes clean repair correct mend tidy arregla* corrige* corregir limpia* repara* ordena-los",
  title: "title* name names titulo* nombre* spelling capital*",
  finding:
    "problem* issue* compliance finding* warning* block blocked blocker* reject* refuse* turn-down send-back problema* aviso* cumplimiento bloque* rechaz* errores",
  shop: "shop shops store stores spotify apple-music distributor distribuidor* tienda* plataformas",
  lyrics: "lyric* letra letras words-of",
  loud: "loud louder loudness lufs peak* clip clips clipping clipped quiet volume volumen sonor* fuerte satur* distort* nivel",
  description: "description about blurb text descripcion texto resumen presentation presentacion",
  describe: "describ* describe descripcion description",
  blind: "alt alternativ* alt-text accessib* accesib* blind screen-reader* ciego* ciega* lector-de",
  post: "post posts posting posted caption* tweet announce* announcement publicacion* anuncia* anunciar pie-de story-text",
  social: "social socials instagram tiktok facebook mastodon bluesky threads redes",
  calendar: "calendar weeks schedule campaign calendario campana semanas plan-my-posts",
  hashtag: "hashtag* etiquetas",
  bio: "bio biography biografia about-me sobre-mi",
  order: "sequence running in-which-order which-order tracklist order orden ordena* secuencia flow",
  key: "key keys harmonic* match* goes-with go-with tonalidad* armonic* combina* pegan compatible*",
  tempo: "bpm tempo fast fastest slow slowest faster slower rapid* lent* velocidad pulso",
  idea: "idea ideas blocked inspire inspiration stuck writer-s-block spark inspira* bloquead* sugier* brainstorm atascad* en-blanco chispa",
  design:
    "design draw paint make create generate disena* dibuja* crea* haz hazme prepara quiero need another otra nueva new",
  press: "press epk prensa dossier journalist* periodista* media-kit kit",
  send: "send email e-mail mail write-to-my newsletter escribe-a envia* enviar manda* mandar correo",
  pay: "pay payout transfer withdraw refund* paga pagale pagar transfier* retira* reembols* abona*",
  kill: "delete remove erase wipe destroy borra* borrar elimina* eliminar quita* bin throw-away",
  others:
    "other-artist other-artists other-studio another-artist another-artist-s another-studio someone-else somebody-else competitor* everybody-s otro-artista otra-artista otros-artistas otro-estudio demas",
  secret:
    "prompt instructions instruction system-prompt password passwords secret* instrucciones contrasena* secreto* api-key",
  hello: "hi hello hey hola buenas good-morning buenos-dias",
  thanks: "thanks thank cheers gracias",
  fan: "follower* fan fans listener* audience seguidor* oyente* publico audiencia",
  follower: "follower* fan fans seguidor* follow-me follows-me following-me me-sigue* me-siguen",
  listener: "listener* listens audience oyente* publico audiencia",
  like: "likes liked most-liked best-liked heart hearts favourite* favorite* loved gustado gustan mas-gusta* mas-me-gusta cuantos-me-gusta los-me-gusta tiene-me-gusta favorit*",
  statement: "statement* extracto* liquidacion* estado-de-cuenta estados-de-cuenta",
  play: "play plays played stream streams streamed listens reproduc* escuchas escuchado*",
  orders: "orders last-order customer-s-order shipment* ship shipping pedidos pedido envios",
  team: "member* teammate* team colleague* equipo miembro* companer* trabaja works-here",
  ill: "not-well unwell depress* suicid* kill-myself want-to-die panic anxiety anxious burnout burned-out ill sick deprimid* ansiedad suicidar* suicidio enfermo enferma morirme agotada-mental no-puedo-mas",
  follow: "follow following seguir sigo sigue",
  discover:
    "discover music new-music listen hear descubr* musica escuchar oir genre jazz recommend* recomiend*",
  library: "library playlist* download* saved offline biblioteca lista-de descarga* guardad* sin-conexion",
  artist: "artist become-an-artist artista convert* musician musico upload-my",
} as const satisfies Record<string, string>;

export type Concept = keyof typeof LEXICON;
