import type { LegalText } from "../LegalText.ts";

export const text: LegalText = {
  title: "Cookies y almacenamiento local",
  changed: "2026-11-21",
  intro:
    "Levare pone una sola cookie, y solo cuando entras. No hay seguimiento ni cookies de nadie más, así que no hay aviso que cerrar. Todo lo demás que se recuerda se queda en tu propio navegador.",
  sections: [
    {
      id: "cookie",
      heading: "La cookie",
      summary: "Una, para que sigas dentro.",
      blocks: [
        [
          "Cookie de sesión (su nombre termina en session_token): mantiene tu sesión. Se pone al entrar, se quita al salir y vale 30 días desde el último uso. Los scripts no pueden leerla y otros sitios no pueden enviarla.",
        ],
        "Es estrictamente necesaria para un servicio que pediste, por lo que la ley no exige consentimiento (Directiva ePrivacy, artículo 5.3).",
      ],
    },
    {
      id: "local",
      heading: "Qué recuerda tu navegador",
      summary: "Tus elecciones en este dispositivo. No se envían al servidor.",
      blocks: [
        [
          "mantine-color-scheme-value: oscuro, claro o como el sistema.",
          "levare.locale: el idioma que elegiste.",
          "levare.signInTab: si la última vez entraste con enlace o con contraseña.",
          "levare.menu.…: qué partes del menú dejaste abiertas.",
          "levare.sidebar.narrow: si el menú está estrecho.",
          "levare.planBanner.dismissedAt: cuándo ocultaste la línea sobre tu prueba.",
          "levare.pendingPlan: el plan que elegiste antes de tener cuenta; se quita al entrar.",
          "levare.pendingPlace: la página a la que querías volver, por ejemplo una invitación; se quita al entrar.",
          "levare.pendingMark: lo que querías marcar con me gusta, guardar o seguir antes de entrar; se quita al entrar, o al cabo de una hora.",
          "levare.reloadedAt: cuándo se recargó la página por una versión nueva; desaparece al cerrar la pestaña.",
          "Nombres que empiezan por levare.player y levare.upload: volumen y cola del reproductor, y qué subidas hay que continuar.",
        ],
        "Puedes borrarlo todo en los ajustes de tu navegador. Nada se rompe; Levare solo olvida estas elecciones.",
      ],
    },
    {
      id: "offline",
      heading: "Guardado para usar sin conexión",
      summary: "Lo que abriste, lo que es tuyo y la música que guardas.",
      blocks: [
        "Mientras tienes la sesión iniciada, tu navegador guarda las páginas que abriste y una copia de tu catálogo, tus listas y tus ajustes, para que Levare se abra sin conexión. Se borran al cerrar sesión. Los cambios que aún no se pudieron enviar se quedan en el dispositivo hasta que vuelvas a entrar.",
        "Cuando guardas música para oírla sin conexión, tu navegador conserva los archivos y sus datos hasta que los quitas o sales.",
      ],
    },
    {
      id: "others",
      heading: "Otras empresas",
      summary: "Ninguna en nuestras páginas. La página de pago tiene sus propias reglas.",
      blocks: [
        "Las fuentes, los scripts y las imágenes vienen de esta misma instancia. Si pagas, puede que pases a la página de la empresa de pagos, que pone sus propias cookies en su propia página.",
      ],
    },
  ],
};
