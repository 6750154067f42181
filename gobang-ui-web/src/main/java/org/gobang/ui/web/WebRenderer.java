package org.gobang.ui.web;

import java.net.URI;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.http.Site;
import org.gobang.http.WebServer;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.TableLoop;
import org.gobang.ui.web.session.WebTexts;
import org.gobang.ui.web.table.SharedHost;
import org.gobang.ui.web.table.Tables;

/** A renderer that runs the server until the owner or the application stops it. */
record WebRenderer(WebOptions options) implements Renderer {

  private static final int THREADS = Math.max(2, Runtime.getRuntime().availableProcessors());

  @Override
  public int run(Workbench workbench) throws InterruptedException {
    Texts texts = WebTexts.in(workbench.preferences().locale());
    CountDownLatch quit = new CountDownLatch(1);
    AtomicReference<List<URI>> addresses = new AtomicReference<>(List.of());
    ExecutorService threads =
        Executors.newFixedThreadPool(
            THREADS, task -> BackgroundTasks.thread("gobang-web-table", task));
    ExecutorService waiters =
        Executors.newCachedThreadPool(task -> BackgroundTasks.thread("gobang-web-waiter", task));
    SharedHost host =
        new SharedHost(
            workbench, threads, waiters, TableLoop.Timer.CLOCK, addresses::get, quit::countDown);
    try (Tables tables = new Tables(host);
        WebServer server = start(tables)) {
      addresses.set(server.addresses());
      tables.begin();
      AddressPrinter.print(tables.ownerLink(), workbench.request().isPresent(), options, texts);
      if (opensPrograms(workbench.preferences())) {
        Browser.open(tables.ownerLink());
      }
      ShutdownNotice.sayAtTheEnd(quit, () -> end(tables, server));
    } finally {
      threads.shutdownNow();
      waiters.shutdownNow();
    }
    return 0;
  }

  /**
   * Stops the server within 2 s: {@link Tables#farewell} and the streams take at most one second
   * each.
   */
  private static void end(Tables tables, WebServer server) {
    tables.farewell();
    server.close();
  }

  private static boolean opensPrograms(Preferences preferences) {
    return preferences.get(Preferences.PROGRAMS).filter("false"::equals).isEmpty();
  }

  private WebServer start(Site site) {
    try {
      return start(options, site);
    } catch (RefusedException taken) {
      // The default port may be in use, for example by another Gobang.
      if (taken.kind().equals("web-port-taken") && options.port() == WebOptions.USUAL_PORT) {
        return start(options.onAnyPort(), site);
      }
      throw taken;
    }
  }

  private static WebServer start(WebOptions options, Site site) {
    return WebServer.start(options.address(), options.port(), options.tls(), options.names(), site);
  }
}
