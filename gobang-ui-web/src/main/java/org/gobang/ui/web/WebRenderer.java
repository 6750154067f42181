package org.gobang.ui.web;

import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicReference;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.http.Site;
import org.gobang.ui.web.http.WebServer;
import org.gobang.ui.web.session.Loop;
import org.gobang.ui.web.table.Host;
import org.gobang.ui.web.table.Tables;

/** Runs the server until the owner ends it, or the application does. */
final class WebRenderer implements Renderer {

  private static final int THREADS = Math.max(2, Runtime.getRuntime().availableProcessors());

  private final WebOptions options;

  WebRenderer(WebOptions options) {
    this.options = options;
  }

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    Texts texts = WebTexts.in(workbench.preferences().locale());
    CountDownLatch quit = new CountDownLatch(1);
    AtomicReference<String> address = new AtomicReference<>("");
    ExecutorService threads = Executors.newFixedThreadPool(THREADS, daemons("gobang-web-table"));
    ExecutorService waiters = Executors.newCachedThreadPool(daemons("gobang-web-waiter"));
    Host host =
        new Host(workbench, threads, waiters, Loop.Timer.CLOCK, address::get, quit::countDown);
    try (Tables tables = new Tables(host);
        WebServer server = start(tables)) {
      address.set(server.address().toString());
      tables.begin();
      announce(tables.ownerLink(), texts);
      quit.await();
    } finally {
      threads.shutdownNow();
      waiters.shutdownNow();
    }
    return 0;
  }

  private WebServer start(Site site) {
    try {
      return start(options, site);
    } catch (RefusedException taken) {
      if (taken.kind().equals("web-port-taken") && options.isUsualPort()) {
        return start(options.onAnyPort(), site);
      }
      throw taken;
    }
  }

  private static WebServer start(WebOptions options, Site site) {
    return WebServer.start(options.address(), options.port(), options.tls(), options.names(), site);
  }

  /** The address is the answer of this front end: programs read it from a line of its own. */
  private void announce(String link, Texts texts) {
    PrintStream out =
        new PrintStream(StandardStreams.output(), true, StandardStreams.encodingOf("stdout"));
    out.println(link);
    if (!options.address().isLoopbackAddress()) {
      System.err.println(texts.of("web.open.to.all"));
      if (options.keys().isEmpty()) {
        System.err.println(texts.of("web.unencrypted"));
      }
    }
    if (options.open()) {
      Browser.open(link);
    }
  }

  private static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }
}
