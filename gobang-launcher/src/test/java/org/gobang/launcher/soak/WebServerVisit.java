package org.gobang.launcher.soak;

import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.ProviderSpec;
import org.gobang.fixtures.Ports;
import org.gobang.workbench.Host;
import org.gobang.workbench.InterfaceRunner;
import org.gobang.workbench.LeaderWorkbench;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;

/** A server of the browser interface in this process, from start to stop. */
final class WebServerVisit implements AutoCloseable {

  /** The secrets of a table, in stored order. */
  private static final List<String> ROLES = List.of("owner", "black", "white", "watcher");

  /** Black wins with the last one. */
  private static final List<String> MOVES =
      List.of("h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8");

  private final Host host;
  private final LeaderWorkbench workbench;
  private final Thread server;
  private final int port;

  /** Starts the server. */
  WebServerVisit(Path data) throws Exception {
    host = Host.open(new PluginFolders(new DataFolder(data), System.err::println).withoutUsual());
    workbench = SoakTest.workbench(host);
    port = Ports.free();
    server = new Thread(this::serve, "soak-web");
    server.start();
  }

  private void serve() {
    ProviderSpec web = new ProviderSpec("web", Map.of("port", String.valueOf(port)));
    try {
      InterfaceRunner.run(workbench, List.of(host.catalogue().frontEnd(web)), System.err::println);
    } catch (InterruptedException ends) {
      Thread.currentThread().interrupt();
    }
  }

  private Optional<String> address(String role) {
    return workbench
        .preferences()
        .get("web.table.1")
        .map(secrets -> secrets.split("\\.", -1)[ROLES.indexOf(role)])
        .map(secret -> "http://127.0.0.1:" + port + "/k/" + secret + "/");
  }

  /** Plays a game with an owner, a guest and a spectator, then closes their pages. */
  void playGame() throws Exception {
    await().until(() -> address("owner").filter(WebPage::answers).isPresent());
    try (WebPage owner = new WebPage(address("owner").orElseThrow());
        WebPage guest = new WebPage(address("white").orElseThrow());
        WebPage watcher = new WebPage(address("watcher").orElseThrow())) {
      for (int move = 0; move < MOVES.size(); move++) {
        WebPage mover = move % 2 == 0 ? owner : guest;
        mover.act("action=play&at=" + MOVES.get(move));
        // The next player needs this move.
        for (WebPage page : List.of(owner, guest, watcher)) {
          page.seeLast(MOVES.get(move));
        }
      }
    }
  }

  @Override
  public void close() {
    server.interrupt();
    await().until(() -> !server.isAlive());
    host.close();
  }
}
