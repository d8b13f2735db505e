/** Of money, goods, buyers, listeners and the studio's own plan. */
export const OFFICE_WORDS = {
  plan: `plan plans subscription* tier membership trial prueba suscripcion* suscrit* cuota pro-plan with-pro free-plan my-trial expire* expira*
    caduca renew* renueva* renov* upgrade* downgrade* billing plan-include* tarifa-tengo what-am-i-paying subscribe subscribed suscribo
    version-pro pro-version cancel-my-subscription paid-plan paid-or-free free-or-paid for-levare pay-levare levare-cost cuesta-levare
    levare-al-mes`,
  upload: `upload uploads uploading uploaded subid* subir subo subida subidas subamos cargar can-i-upload can-we-upload may-i-upload could-i-upload
    puedo-subir podemos-subir podria-subir`,
  price: `price* pricing priced vale valen valdra cost costs costing charge charges charging cuesta* cuestan cuesta-~ costar cobro cobramos cobra
    por-cuanto cuanto-vale cuanto-cuesta cuanto-piden cuanto-pido cuanto-pedimos how-much-is-~ how-much-for how-much-are how-much-does-~
    how-much-do-~ sell-for sells-for selling-for selling-~-for sell-~-for going-for goes-for set-people-back se-vende-a vendo-a price-tag
    expensive cheap caro cara barato barata pay-for-~ pagar-por-~ paga-por-~ go-for discount* descuento* rebaj* people-pay fans-pay pay-for
    pagan-por pagan ask-for-~ asking-price asking-for cuanto-sale-~ cuanto-salen cuanto-esta-~ we-ask-for i-ask-for a-como a-cuanto-esta
    a-cuanto-estan a-cuanto-se a-cuanto-vend* a-cuanto-va a-cuanto-~ precio precios se-paga-por pagan-por-~ se-paga`,
  stock: `stock stocks prints posters poster inventory low copies vinyl vinyls shirt* t-shirt* tshirt* merch* hoodie* tote* mug* sticker* cassette*
    cd cds tape tapes inventari* unidades unidad existencias almacen* warehouse restock* reponer repon* reposicion vinilo* camiseta* sudadera*
    pegatina* taza* lamina* ejemplares copias articulo* agotad* agota agotar agotando agoten sold-out sell-out out-of-stock running-out
    run-out-of running-low run-low low-on units in-store quedan-en products productos goods caps gorra* badge* chapas bolsa* in-the-shop
    in-my-shop in-shop en-la-tienda en-tienda en-mi-tienda tees out-of-tees se-nos-acaba se-acaba se-acaban se-estan-acabando se-nos-acaban
    se-nos-estan acabando-se fisico* physical*`,
  money: `sales sold revenue* earn earns earned earning earnings income money cash profit* takings turnover gross proceeds sell selling balance
    made-from make-from i-made we-made did-i-make did-we-make came-in come-in coming-in comes-in royalties-paid bring-in brought-in brings-in
    ventas vend* ganado gano gane gana ganan ganamos ganar ganando ganancia* cuanto-gano cuanto-gane ingresos ingreso ingresado ingresamos
    dinero pasta plata saldo factur* cobrado cobramos cobrar cobre recaud* beneficio* entrado entrando cuanto-llevo cuanto-llevamos
    me-han-pagado nos-han-pagado me-pagaron paid-me been-paid am-i-owed rentab* caja finances finanzas much-royalt* in-royalt* royalties-did
    my-royalties mis-regalias mis-royalties cuantas-regalias cuantos-royalties music-make music-made songs-make songs-made music-earn
    much-do-i-make much-do-we-make much-i-make i-make-from i-make-with i-make-per we-make-from have-i-made-from have-we-made-from money-made
    brought en-limpio me-ha-dejado me-han-dejado me-deja`,
  tax: `tax taxes taxed taxman taxation vat irs iva irpf hmrc impuest* hacienda tribut* declaracion-de la-renta declarar declaro declaramos fiscal* withh* retencion* deduct* deduc*
    desgrav* autonomo autonomos`,
  orders: `orders ordered last-order latest-order customer-s-order customer* buyer* bought purchas* shipment* ship shipping shipped unshipped
    dispatch* parcel* deliver* pedidos pedido envios encargo encargos encargado encargaron encargan compra compras comprad* comprar* compraron
    compro comprador* client* paquete* despach* por-enviar sin-enviar to-send-out fulfil* to-pack preorder* pre-order* reservas who-bought
    somebody-order someone-order anybody-order anyone-order people-order fans-order new-order any-order new-orders`,
  play: `plays played playing stream streams streamed streaming listens listened listen-to listening reproduc* escuchas escuchad* escuchan
    escucharon escuchando escucha-mi oyen oyeron oido sonado suena-mas sonando spins spun times-heard heard been-on most-played popular
    mas-escuchad* views visitas reach people-play play-count play-counts playcount times-did they-play anyone-play anybody-play fans-play
    radio-play oye se-oye perform performs performed performing escucho escuchaban sono sonaron popularity mas-suena`,
  listener: "listener* listens audience audiences oyente* audiencia* el-publico mi-publico nuestro-publico",
  like: `likes liked most-liked best-liked heart hearts favourite* favorite* loved love-most love-the-most loves like-most like-best like-the-most
    people-like people-love best-loved gustado gustan gustaron mas-gusta* mas-me-gusta cuantos-me-gusta los-me-gusta tiene-me-gusta me-gustas
    favorit* corazones corazon le-gusta les-gusta gusta-mas gusta-a gusto-mas gusta-tanto anyone-like anybody-like everyone-like fans-like
    listeners-like like-~-most thumbs hearted listeners-love fans-love audience-loves love-~ prefiere prefieren preferid* people-prefer
    fans-prefer dado-a-me-gusta a-me-gusta dado-like`,
  fan: "follower* fan fans seguidor* fanbase fandom mailing-list",
  follower: `follower* fan fans seguidor* fanbase follow-me follows-me following-me follow-us follows-us followed-me people-follow my-following
    our-following me-sigue* me-siguen nos-sigue* nos-siguen me-siguio siguen gente-sigue new-following lost-following subs suscriptor*
    subscribers mi-publico my-audience our-audience audiencia nuestro-publico`,
  statement: `statement* extracto* liquidacion* estado-de-cuenta estados-de-cuenta royalty-report royalties-report payout-report royalty-breakdown
    informe-de-regalias informe-de-royalties settlement* rendicion* royalty-statement* royalties-statement* statement-of liquidado liquidan
    liquidar`,
  team: `member* teammate* team colleague* coworker* co-worker* equipo miembro* companer* trabaja trabajan work-with work-here works-here
    works-with working-here working-with access acceso users staff crew plantilla forma-parte forman-parte somos integrante* permissions roles
    invited on-board a-bordo login log-in logged-in`,
  studio: "studio estudio workspace my-account this-account mi-cuenta la-cuenta esta-cuenta",
  people: "people persons person personas gente anyone anybody nobody who quien quienes",
} as const satisfies Record<string, string>;
