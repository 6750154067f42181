  // The data of a page that is served come as events. What the page shows stays when they end.
  const link = { lost: false };

  function lose() {
    link.lost = true;
    if (data.ended !== undefined) draw();
  }

  function follow(every = 2000) {
    const events = new EventSource("events");
    let silence = 0;
    // The server sends something all the time: silence means that the connection is lost, also where no error is seen.
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        events.close();
        lose();
        follow(every);
      }, 3.5 * every);
    };
    listen();
    events.addEventListener("beat", (event) => {
      every = JSON.parse(event.data).every;
      listen();
    });
    events.addEventListener("data", (event) => {
      listen();
      Object.assign(data, JSON.parse(event.data));
      link.lost = false;
      if (data.ended) {
        clearTimeout(silence);
        events.close();
      }
      draw();
    });
    events.addEventListener("error", lose);
  }

