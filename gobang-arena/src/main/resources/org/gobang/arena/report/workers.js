  // The workers of a run whose games are played on several machines.
  function workers() {
    if (!data.workers) return null;
    const count = (number) => el("td", number ? { class: "bad" } : {}, String(number));
    const rows = data.workers.map((worker) => el("tr", {}, el("td", {}, worker.name),
      el("td", worker.present ? { class: "left" } : { class: "left silent" }, say(worker.present ? "worker.present" : "worker.silent")),
      el("td", {}, String(worker.slots)), el("td", {}, String(worker.games)),
      ...[worker.crashes, worker.overstepped, worker.refusals].map(count)));
    const columns = ["worker", "worker.state", "worker.slots", "played", "worker.crashes", "timeouts", "worker.refusals"];
    return el("section", { id: "workers" }, el("h2", {}, say("workers")), rows.length
      ? el("div", { class: "wide", id: "worker", tabindex: 0 }, table(columns.map((column) => say(column)), rows))
      : el("p", { class: "soft" }, say("workers.none")));
  }

  parts.splice(parts.indexOf(cross), 0, workers);

