/** Of the assistant itself, of what is left to people, and of fans. */
export const PEOPLE_WORDS = {
  ability: `what-can-you what-can-i-ask what-could-you what-you-can what-you-do what-are-you who-are-you how-can-you how-could-you how-do-you-help
    can-you-help could-you-help you-help you-useful you-do be-useful of-use use-are-you your-skills your-abilities your-job your-role
    que-puedes que-podrias que-sabes que-haces que-eres quien-eres para-que-sirves de-que-sirves para-que-vales para-que-estas en-que-ayudas
    en-que-me-ayudas en-que-me-puedes en-que-puedes en-que-podrias me-puedes-ayudar puedes-ayudarme puedes-hacer puedes-echarme me-ayudas
    me-echas echarme-una-mano echas-una-mano capaz good-at good-for abilities capabilities capable habilidades funciones tus-funciones
    puedo-preguntarte puedo-preguntar puedo-pedirte te-puedo-preguntar te-puedo-pedir can-i-ask may-i-ask ask-you things-do-you sabes-hacer
    lend-me-a-hand give-me-a-hand help-me-out how-can-i-use como-me-ayudas como-puedes-ayudar* como-me-puedes questions-can questions-do
    kind-of-questions sort-of-questions tipo-de-preguntas preguntas-contestas preguntas-respondes preguntas-puedo you-answer contestas
    respondes puedes-contestar puedes-responder able-to-do capacidades capacity what-you-re-able you-re-able te-puedo-usar puedo-usarte
    use-you about-yourself explain-yourself me-ofreces que-ofreces do-you-offer toolbox ser-util serme-util strengths te-dedicas
    puntos-fuertes expertise your-strengths your-talents puede-ayudar* podria-ayudar* puede-usted podria-usted what-do-you-do what-do-you-help
    what-do-you-offer what-do-you-know-how support-me apoyarme me-apoyas assist-me can-i-count-on know-about echar-un-cable echarme-un-cable
    un-cable things-you-can you-can-do que-ayuda clase-de-ayuda ayuda-das ayuda-puedes help-do-you ask-you-to-do you-able-to-do are-you-able
    quitar-de-encima you-know-how know-how-to`,
  you: "you your yourself eres tu tus",
  send: `send sends sending sent email* e-mail mail mails message* newsletter* notify text-my whatsapp dm dms escribe-a escribele* envia* enviar*
    envie* envio-a manda* mandar* mande* correo correos mensaje* avisa avisale avisales avisar contact write-to tell-my tell-all tell-everyone
    tell-everybody dile diles invite reenvia* forward-this forward-it forward-that forward-my forward-the contesta-a reply-to answer-that
    share-it share-this share-~-with share-my share-our comparte-~ compartelo compartir-~ comparte-mi comparte-esto text-~`,
  pay: `pay pays paying payout* pay-out transfer transfers transferring withdraw* refund* wire bizum paypal paga pagale pagales pagar* pague*
    pago-a transfier* transferencia* transferir* retira retirar* reembols* abona abonar* abonale ingresa ingresale ingresar* cash-out
    settle-up owe owes owed le-debo payment* pago pagos my-bank mi-banco bank-account cuenta-bancaria sacar-dinero sacar-mi-dinero cash-in
    his-money her-money their-money su-dinero his-share her-share lo-suyo venmo zelle cashapp revolut send-money send-cash enviar-dinero
    envia-dinero manda-dinero mandar-dinero envio-dinero le-llegue-dinero llegue-dinero le-llegue-el-dinero`,
  amount: "euro euros dollar dollars pound pounds eur usd gbp pavos bucks",
  kill: `delete deletes deleting remove removes removing erase* wipe* destroy* bin trash throw-away throw-out get-rid discard* scrap take-down
    take-~-down pull-~ borra borrar* borrame borralo borrala borralos borre elimina* eliminar* elimine* quita quitar* quitame quitalo suprim*
    desech* tirar tira-~ descart* deshazte deshacerme deshacerse desaparec* disappear vanish nuke purge vacia vaciar clear-out clear-all
    wipe-out limpia-todo ~-gone get-~-off take-~-off off-my-catalog* get-~-out-of throw-~-out throw-~-away`,
  others: `other-artist other-artists other-artist-s other-studio other-studios other-people other-people-s other-label other-labels other-bands
    other-musicians other-users another-artist another-artist-s another-studio another-label another-band another-musician another-user
    someone-else somebody-else someone-else-s else-s competitor* competition rival* everyone-else otro-artista otra-artista otros-artistas
    otras-artistas otro-estudio otros-estudios otro-sello otros-sellos otro-musico otros-musicos otra-banda otras-bandas otro-grupo
    otros-grupos otra-gente otra-persona otras-personas otros-usuarios demas competencia somebody-elses other-s otras-cuentas ajenas ajenos`,
  secret: `prompt instructions instruction system-prompt your-rules password* passcode secret secrets instrucciones contrasena* clave-de secreto*
    api-key api-keys credentials credenciales system-message source-code codigo-fuente rules-were rules-you tus-reglas reglas-tienes
    instructed instruct* word-for-word`,
  hello: `hi hello hey hiya howdy hola holi buenas good-morning good-evening good-afternoon good-day buenos-dias buen-dia buenas-tardes
    buenas-noches saludos greetings how-are-you como-estas que-tal muy-buenas ey yo sup`,
  thanks: "thanks thank thank-you thx ty cheers gracias agradec* agradezco appreciated",
  ill: `not-well unwell depress* deprim* depre suicid* kill-myself end-my-life want-to-die hurt-myself harm-myself self-harm panic panico anxiety
    anxious burnout burned-out burnt-out burning-out ill sick hopeless overwhelmed exhausted can-t-go-on cannot-go-on t-go-on can-t-cope
    t-cope can-t-take-it mental-health salud-mental agobiad* quemad* ansiedad enferm* morirme quiero-morir no-quiero-vivir agotada-mental
    no-puedo-mas no-aguanto estoy-fatal me-siento-mal me-encuentro-mal estoy-muy-mal feel-awful feel-terrible feel-very-bad feeling-down
    quitarme-la-vida hacerme-dano want-to-live t-want-to-live no-quiero-seguir so-down feel-down i-m-down very-down tan-mal hundid* breakdown
    matarme quiero-matar me-quiero-matar kill-me point-of-living point-in-living ganas-de-vivir all-too-much end-of-my-tether end-of-my-rope
    wits-end feeling-well not-feeling feel-well t-feel-well`,
  follow: "follow follows following followed seguir sigo sigue seguimos siguiendo",
  discover: `discover* music new-music listen listen-to hear descubr* musica escuchar oir genre genres genero jazz rock techno recommend* recomiend* recomend*`,
  library:
    "library playlist* download* saved offline biblioteca lista-de-reproduccion lista-de descarga* guardad* sin-conexion history historial",
  artist: "artist become-an-artist artista convert* musician musico upload-my publish-my-own",
} as const satisfies Record<string, string>;
