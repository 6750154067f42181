  // The workers of a run, present or not; what they have played is in the table of machines.
  function workers() {
    if (!data.workers) return null;
    const rows = data.workers.map((worker) => el("tr", {}, el("td", {}, worker.name),
      el("td", worker.present ? { class: "left" } : { class: "left silent" }, say(worker.present ? "worker.present" : "worker.silent")),
      el("td", {}, String(worker.slots)),
      el("td", worker.refusals ? { class: "bad" } : {}, String(worker.refusals))));
    const columns = ["worker", "worker.state", "worker.slots", "worker.refusals"];
    return el("section", { id: "workers" }, el("h2", {}, say("workers")), rows.length
      ? el("div", { class: "wide", id: "worker", tabindex: 0 }, table(columns.map((column) => say(column)), rows))
      : el("p", { class: "soft" }, say("workers.none")));
  }

  parts.splice(parts.indexOf(machines), 0, workers);

