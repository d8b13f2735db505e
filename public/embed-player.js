// The player on other people's pages. Plain on purpose: it is loaded there once a page, before anybody presses play.
(() => {
  const rows = [...document.querySelectorAll("[data-track]")];
  const play = document.getElementById("play");
  const seek = document.getElementById("seek");
  const time = document.getElementById("time");
  if (!play || !seek || !time || rows.length === 0) return;
  const { streams, play: playWord, pause: pauseWord } = document.body.dataset;
  const audio = new Audio();
  audio.preload = "none";
  let at = -1;
  let isSeeking = false;

  const clock = (seconds) =>
    `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

  function show() {
    const isOn = !audio.paused;
    document.body.toggleAttribute("data-on", isOn);
    play.setAttribute("aria-label", isOn ? pauseWord : playWord);
    for (const [place, row] of rows.entries()) {
      const isHere = place === at;
      row.toggleAttribute("data-here", isHere);
      row.setAttribute("aria-label", `${isHere && isOn ? pauseWord : playWord} ${row.dataset.title}`);
    }
  }

  function start(place) {
    at = place;
    seek.max = rows[at].dataset.seconds;
    seek.value = 0;
    // Leads to an address that is signed for some minutes; asked for anew with each song.
    audio.src = `${streams}/${rows[at].dataset.track}/stream`;
    audio.play().catch(show);
  }

  function toggle(place) {
    if (place !== at) start(place);
    else if (audio.paused) audio.play().catch(show);
    else audio.pause();
  }

  play.addEventListener("click", () => toggle(Math.max(at, 0)));
  for (const [place, row] of rows.entries()) row.addEventListener("click", () => toggle(place));
  for (const event of ["play", "pause", "ended", "error"]) audio.addEventListener(event, show);
  audio.addEventListener("ended", () => at + 1 < rows.length && start(at + 1));
  audio.addEventListener("timeupdate", () => {
    if (isSeeking) return;
    seek.value = audio.currentTime;
    time.textContent = clock(audio.currentTime);
    seek.setAttribute("aria-valuetext", time.textContent);
  });
  seek.addEventListener("input", () => {
    isSeeking = true;
    time.textContent = clock(Number(seek.value));
  });
  seek.addEventListener("change", () => {
    isSeeking = false;
    const wanted = Number(seek.value);
    if (at < 0) start(0);
    if (audio.readyState > 0) audio.currentTime = wanted;
    else audio.addEventListener("loadedmetadata", () => (audio.currentTime = wanted), { once: true });
  });
  // One player at a time in a page of several.
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("levare-embed") : null;
  audio.addEventListener("play", () => channel?.postMessage("play"));
  channel?.addEventListener("message", () => audio.pause());
})();
