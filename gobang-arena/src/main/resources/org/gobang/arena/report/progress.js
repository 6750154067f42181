  // A run that goes on: how far it is, whether the page is up to date, and the latest games.
  const clock = (seconds) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .slice(seconds < 3600 ? 1 : 0).map((part, index) => index ? String(part).padStart(2, "0") : String(part)).join(":");

  function progress() {
    const share = data.games / data.planned;
    const texts = data.ended ? [el("span", { class: "over" }, say("live.ended"))]
      : link.lost ? [el("span", { class: "lost" }, say("live.lost"))]
      : data.perMinute ? [say("live.pace", data.perMinute < 10 ? data.perMinute.toFixed(1) : Math.round(data.perMinute)),
        say(data.sprt ? "live.most" : "live.left", clock(data.secondsLeft))]
      : [say("live.begun")];
    return el("section", { id: "progress", class: "progress" },
      el("progress", { max: data.planned, value: data.games, "aria-label": say("live.share") }),
      el("p", { role: "status" }, el("span", {}, (100 * share).toFixed(share < 0.1 ? 1 : 0) + " %"),
        ...texts.map((text) => el("span", {}, text))));
  }

  parts.splice(parts.indexOf(head) + 1, 0, progress);

