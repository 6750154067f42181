  // The data of a page that is served come as events. What the page shows stays when they end.
  const link = { lost: false };

  function follow() {
    const events = new EventSource("events");
    events.addEventListener("data", (event) => {
      Object.assign(data, JSON.parse(event.data));
      link.lost = false;
      if (data.ended) events.close();
      draw();
    });
    events.addEventListener("error", () => {
      link.lost = true;
      if (data.ended !== undefined) draw();
    });
  }

